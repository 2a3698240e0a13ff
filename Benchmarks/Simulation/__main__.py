"""How many cores, how much memory and money so many pictures a day take, by the model and by simulation.

    python3 Benchmarks/Simulation                         # with the figures of Documentation/Scale.md
    python3 Benchmarks/Simulation --rate 150 --price 0.03 # with those of another machine
"""

import argparse
import math
import random

from model import cores_for, wait_quantile
from simulation import Service, Times, bursts, poisson


def number(value):
    """Two digits that tell something, and all before the point."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.2g}"


def capacity(options):
    """A table of what a day takes."""
    times = Times(1 / options.rate)
    print("| a day | a second, on the average | at the peak | core-hours of drawing | cores for the peak | memory | drawing costs a day "
          "| the cores held all day | pictures |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for count in options.day:
        average = count / 86400
        peak = average * options.peak
        cores = cores_for(peak, times.average, times.variation, wait=0.05, most=options.cores)
        hours = count * times.average / 3600
        size = count * options.size / 1000
        print(f"| {count:,} | {number(average)} | {number(peak)} | {number(hours)} | {cores} | {cores * options.memory:,.0f} MB "
              f"| ${number(hours * options.price)} | ${number(cores * 24 * options.price)} | {number(size)} GB |")


def situations(options):
    """A table of what happens to one service, as the model says and as it is simulated."""
    times = Times(1 / options.rate)
    slow = Times(1 / options.rate, slow_share=0.001, slow=2.0)
    machines, cores = 4, options.cores
    seconds = options.count / (machines * cores * options.rate * 0.5)
    rate = options.count / seconds
    calm = dict(arrivals=poisson, times=times, service=Service(machines, cores, queue=256, spread=options.spread))
    cases = {
        "half load": calm,
        "90 % load": {**calm, "factor": 1.8},
        "bursts of ten times as many": {**calm, "arrivals": bursts},
        "one in a thousand takes 2 s": {**calm, "times": slow},
        "a machine of four lost every minute, back after 20 s": {
            **calm, "service": Service(machines, cores, queue=256, lost_every=60 * machines, back_after=20, spread=options.spread)},
        "all of that": {
            "arrivals": bursts, "times": slow,
            "service": Service(machines, cores, queue=256, lost_every=60 * machines, back_after=20, spread=options.spread)},
        "twice what it can draw": {**calm, "factor": 4},
    }
    print(f"\n{machines} machines of {cores} cores, {rate:.0f} pictures a second at half load, spread by {options.spread}, 256 may wait at each:\n")
    print("| | busy | median | 99 % | 99.9 % | 99 % by the model | refused | asked again |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, case in cases.items():
        chance = random.Random(options.seed)
        asked = rate * case.get("factor", 1)
        outcome = case["service"].run(case["arrivals"](random.Random(options.seed + 1), asked, seconds), case["times"], chance)
        length = case["times"]
        wait = wait_quantile(0.99, cores, asked / machines, length.average, length.variation)
        model = f"{(wait + length.mean * math.exp(2.33 * length.spread)) * 1000:.0f} ms" if math.isfinite(wait) else "–"
        if options.spread != "chance" or case["arrivals"] is bursts or case["service"].lost_every:
            model = "–"
        busy = outcome.busy / (machines * cores * outcome.seconds)
        print(f"| {name} | {busy * 100:.0f} % | {outcome.quantile(0.5) * 1000:.0f} ms | {outcome.quantile(0.99) * 1000:.0f} ms "
              f"| {outcome.quantile(0.999) * 1000:.0f} ms | {model} | {outcome.refused / outcome.arrived * 100:.2f} % "
              f"| {outcome.lost_attempts} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rate", type=float, default=100, help="pictures a second by one core")
    parser.add_argument("--memory", type=float, default=70, help="MB for each core")
    parser.add_argument("--size", type=float, default=0.113, help="MB of a picture")
    parser.add_argument("--price", type=float, default=0.04, help="dollars for an hour of one core")
    parser.add_argument("--peak", type=float, default=3, help="how many times the average the busiest time has")
    parser.add_argument("--cores", type=int, default=4, help="cores of a machine")
    parser.add_argument("--spread", choices=["chance", "fewest"], default="chance", help="which machine a picture goes to")
    parser.add_argument("--day", type=int, nargs="*", default=[1_000, 1_000_000, 100_000_000], help="pictures a day")
    parser.add_argument("--count", type=int, default=200_000, help="pictures to simulate")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    capacity(options)
    situations(options)


if __name__ == "__main__":
    main()
