"""What queueing theory says of a service with so many cores: the M/G/k approximations that a simulation is compared with."""

import math


def erlang_c(cores, load):
    """The share of arrivals that wait where both times are exponential (Erlang, 1917).

    Args:
        cores: How many pictures are drawn at once.
        load: Arrivals a second times seconds a picture: how many cores are busy on the average; below ``cores``.
    """
    # By the recursion of Erlang's B, which does not overflow as factorials do.
    blocked = 1.0
    for number in range(1, cores + 1):
        blocked = load * blocked / (number + load * blocked)
    busy = load / cores
    return blocked / (1 - busy * (1 - blocked))


def mean_wait(cores, rate, mean, variation, arrival_variation=1.0):
    """Seconds that a picture waits for a core on the average, by Allen and Cunneen.

    Args:
        cores: How many pictures are drawn at once.
        rate: Arrivals a second.
        mean: Seconds that a picture takes on the average.
        variation: The squared coefficient of variation of that time: 0 where all take as long, 1 where it is exponential.
        arrival_variation: The same of the time between arrivals: 1 for a Poisson process, more for bursts.
    """
    if rate * mean >= cores:
        return math.inf
    return erlang_c(cores, rate * mean) * mean / (cores - rate * mean) * (variation + arrival_variation) / 2


def wait_quantile(share, cores, rate, mean, variation, arrival_variation=1.0):
    """Seconds within which such a share of all pictures have got a core, with an exponential tail of the mean above."""
    if rate * mean >= cores:
        return math.inf
    waiting = erlang_c(cores, rate * mean)
    if 1 - share >= waiting:
        return 0.0
    scale = mean_wait(cores, rate, mean, variation, arrival_variation) / waiting
    return scale * math.log(waiting / (1 - share))


def cores_for(rate, mean, variation, wait, share=0.99, arrival_variation=1.0, most=math.inf):
    """The fewest cores with which such a share of pictures waits no longer than ``wait`` seconds.

    Args:
        most: How many cores a machine has; where one is not enough, as many such machines as it takes, each with a queue of its own
            and an equal part of the pictures, which come to it by chance.
    """
    cores = max(1, math.ceil(rate * mean))
    while cores <= most:
        if wait_quantile(share, cores, rate, mean, variation, arrival_variation) <= wait:
            return cores
        cores += 1
    machines = 1
    while wait_quantile(share, most, rate / machines, mean, variation, arrival_variation) > wait:
        machines += 1
    return machines * most
