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
    """Machines with cores, and one queue before them, first come, first drawn.

    Args:
        machines: How many.
        cores: How many pictures each draws at once.
        queue: How many may wait; beyond them they are refused.
        lost_every: Seconds after which a machine is lost, on the average; never where this is nothing.
        back_after: Seconds until it, or another in its place, is there.
    """

    def __init__(self, machines, cores, queue=None, lost_every=None, back_after=60.0):
        self.machines, self.cores = machines, cores
        self.queue, self.lost_every, self.back_after = queue, lost_every, back_after

    def run(self, arrivals, times, chance):
        """Draws all that is asked for.

        Args:
            arrivals: Moments, in order.
            times: How long pictures take.
            chance: Where chance comes from; for pictures and machines apart, so that services can be compared.
        """
        outcome, waiting = Outcome(), deque()
        fates = random.Random(chance.random())
        free = [(machine, core) for machine in range(self.machines) for core in range(self.cores)]
        heapq.heapify(free)
        drawing, life = {}, [0] * self.machines
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

        def begin(now):
            while waiting and free:
                machine, core = heapq.heappop(free)
                arrived, length = waiting.popleft()
                outcome.waits.append(now - arrived)
                drawing[machine, core] = (arrived, length, now)
                later(now + length, "end", machine, core, life[machine])

        if self.lost_every:
            for machine in range(self.machines):
                later(fates.expovariate(1 / self.lost_every), "lose", machine)
        next_arrival()
        now, open_count = 0.0, 1
        while events and (open_count or drawing or waiting):
            time, _, kind, rest = heapq.heappop(events)
            outcome.present += (len(waiting) + len(drawing)) * (time - now)
            outcome.busy += len(drawing) * (time - now)
            now = time
            if kind == "arrive":
                outcome.arrived += 1
                length = times.draw(chance)
                if self.queue is not None and not free and len(waiting) >= self.queue:
                    outcome.refused += 1
                else:
                    waiting.append((now, length))
                before = number
                next_arrival()
                open_count = 1 if number > before else 0
            elif kind == "end":
                machine, core, born = rest
                # A machine that was lost since has not ended anything.
                if life[machine] == born:
                    arrived, _, _ = drawing.pop((machine, core))
                    outcome.stays.append(now - arrived)
                    heapq.heappush(free, (machine, core))
            elif kind == "lose":
                (machine,) = rest
                life[machine] += 1
                for core in range(self.cores):
                    attempt = drawing.pop((machine, core), None)
                    if attempt:
                        # Whoever asked asks again, and is not sent to the end.
                        waiting.appendleft(attempt[:2])
                        outcome.waits.pop()
                        outcome.lost_attempts += 1
                free = [place for place in free if place[0] != machine]
                heapq.heapify(free)
                later(now + self.back_after, "back", machine)
            elif kind == "back":
                (machine,) = rest
                for core in range(self.cores):
                    heapq.heappush(free, (machine, core))
                later(now + fates.expovariate(1 / self.lost_every), "lose", machine)
            begin(now)
        outcome.seconds = now
        return outcome
