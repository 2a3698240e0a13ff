"""A service of several machines, simulated event by event: bursts, slow pictures, machines that are lost."""

import heapq
import math
import random
from collections import deque
from dataclasses import dataclass, field


@dataclass
class Times:
    """How long pictures take: most about as long, a few very much longer.

    Attributes:
        mean: Seconds of most of them.
        spread: The standard deviation of their logarithm; 0 where all take as long.
        slow_share: What share takes ``slow`` seconds instead.
        slow: Seconds of those.
    """

    mean: float
    spread: float = 0.2
    slow_share: float = 0.0
    slow: float = 2.0

    def draw(self, chance):
        if self.slow_share and chance.random() < self.slow_share:
            return self.slow
        return chance.lognormvariate(math.log(self.mean) - self.spread**2 / 2, self.spread) if self.spread else self.mean

    @property
    def average(self):
        return self.mean * (1 - self.slow_share) + self.slow * self.slow_share

    @property
    def variation(self):
        """The squared coefficient of variation."""
        square = self.mean**2 * math.exp(self.spread**2) * (1 - self.slow_share) + self.slow**2 * self.slow_share
        return square / self.average**2 - 1


@dataclass
class Exponential:
    """Times without a memory, which theory knows exactly."""

    mean: float
    variation = 1.0

    def draw(self, chance):
        return chance.expovariate(1 / self.mean)

    @property
    def average(self):
        return self.mean


def poisson(chance, rate, seconds):
    """Moments at which pictures are asked for, each by itself."""
    time = chance.expovariate(rate)
    while time < seconds:
        yield time
        time += chance.expovariate(rate)


def bursts(chance, rate, seconds, factor=10.0, length=0.5, share=0.05):
    """The same number on the average, a part of it in bursts: for ``share`` of the time ``factor`` times as many as else."""
    calm = rate / (1 - share + share * factor)
    time, is_burst = 0.0, False
    change = chance.expovariate(share / length / (1 - share))
    while time < seconds:
        step = chance.expovariate(calm * factor if is_burst else calm)
        if time + step < change:
            time += step
            if time < seconds:
                yield time
        else:
            # Nothing is remembered of the step that a change cuts short.
            time, is_burst = change, not is_burst
            change = time + chance.expovariate(1 / length if is_burst else share / length / (1 - share))


@dataclass
class Outcome:
    """What came of it."""

    arrived: int = 0
    refused: int = 0
    lost_attempts: int = 0
    waits: list = field(default_factory=list)
    stays: list = field(default_factory=list)
    busy: float = 0.0
    present: float = 0.0
    seconds: float = 0.0

    @property
    def done(self):
        return len(self.stays)

    def quantile(self, share, of="stays"):
        """Seconds within which such a share was drawn, or got a core."""
        values = sorted(getattr(self, of))
        return values[min(len(values) - 1, math.ceil(share * len(values)) - 1)] if values else 0.0

    @property
    def mean_wait(self):
        return sum(self.waits) / len(self.waits)

    @property
    def mean_stay(self):
        return sum(self.stays) / len(self.stays)


class Service:
    """Machines with cores, a queue of each, first come, first drawn, and what spreads the pictures over them.

    Args:
        machines: How many.
        cores: How many pictures each draws at once.
        queue: How many may wait at each; beyond them they are refused.
        lost_every: Seconds after which a machine is lost, on the average; never where this is nothing.
        back_after: Seconds until it, or another in its place, is there.
        spread: Which machine a picture goes to: any, by ``"chance"``, as what knows nothing of them does, or the one with the
            ``"fewest"`` pictures.
    """

    def __init__(self, machines, cores, queue=None, lost_every=None, back_after=60.0, spread="chance"):
        self.machines, self.cores, self.spread = machines, cores, spread
        self.queue, self.lost_every, self.back_after = queue, lost_every, back_after

    def run(self, arrivals, times, chance):
        """Draws all that is asked for.

        Args:
            arrivals: Moments, in order.
            times: How long pictures take.
            chance: Where chance comes from; for pictures, machines and ways apart, so that services can be compared.
        """
        outcome, waits = Outcome(), {}
        fates, ways = random.Random(chance.random()), random.Random(chance.random())
        waiting = [deque() for _ in range(self.machines)]
        drawing = [{} for _ in range(self.machines)]
        here, life = set(range(self.machines)), [0] * self.machines
        # Those for whom there is no machine.
        outside = deque()
        events, number = [], 0
        arrivals = iter(arrivals)

        def later(time, kind, *rest):
            nonlocal number
            number += 1
            heapq.heappush(events, (time, number, kind, rest))

        def next_arrival():
            time = next(arrivals, None)
            if time is not None:
                later(time, "arrive")
            return time is not None

        def begin(machine):
            while waiting[machine] and len(drawing[machine]) < self.cores:
                picture = waiting[machine].popleft()
                name, arrived, length = picture
                waits[name] = now - arrived
                drawing[machine][name] = picture
                later(now + length, "end", machine, name, life[machine])

        def send(picture):
            if not here:
                outside.append(picture)
                return
            # In an order that is always the same.
            machines = sorted(here)
            machine = ways.choice(machines)
            if self.spread == "fewest":
                machine = min(machines, key=lambda one: (len(drawing[one]) + len(waiting[one]), one != machine, one))
            if self.queue is not None and len(drawing[machine]) == self.cores and len(waiting[machine]) >= self.queue:
                outcome.refused += 1
                waits.pop(picture[0], None)
            else:
                waiting[machine].append(picture)
                begin(machine)

        if self.lost_every:
            for machine in range(self.machines):
                later(fates.expovariate(1 / self.lost_every), "lose", machine)
        is_open, now = next_arrival(), 0.0
        while events:
            present = [sum(map(len, drawing)), sum(map(len, waiting)) + len(outside)]
            if not is_open and not any(present):
                break
            time, _, kind, rest = heapq.heappop(events)
            outcome.present += sum(present) * (time - now)
            outcome.busy += present[0] * (time - now)
            now = time
            if kind == "arrive":
                outcome.arrived += 1
                send((outcome.arrived, now, times.draw(chance)))
                is_open = next_arrival()
            elif kind == "end":
                machine, name, born = rest
                # A machine that was lost since has not ended anything.
                if life[machine] == born:
                    outcome.stays.append(now - drawing[machine].pop(name)[1])
                    begin(machine)
            elif kind == "lose":
                (machine,) = rest
                life[machine] += 1
                here.discard(machine)
                lost = [*drawing[machine].values(), *waiting[machine]]
                drawing[machine].clear()
                waiting[machine].clear()
                outcome.lost_attempts += len(lost)
                later(now + self.back_after, "back", machine)
                # Whoever asked asks again, and gets to the end of another queue.
                for picture in lost:
                    send(picture)
            elif kind == "back":
                (machine,) = rest
                here.add(machine)
                later(now + fates.expovariate(1 / self.lost_every), "lose", machine)
                while outside and here:
                    send(outside.popleft())
        outcome.waits = [waits[name] for name in sorted(waits)]
        outcome.seconds = now
        return outcome
