"""Laws that every queue keeps, which tell that the simulation is one."""

import math
import random

import pytest
from model import cores_for, erlang_c, mean_wait, wait_quantile
from simulation import Exponential, Service, Times, bursts, poisson


def run(service, times, rate, seconds, seed=1, arrivals=poisson):
    return service.run(arrivals(random.Random(seed), rate, seconds), times, random.Random(seed + 1))


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_one_core_with_exponential_times_waits_as_long_as_theory_says(busy):
    outcome = run(Service(1, 1), Exponential(1), busy, 60_000)
    assert outcome.mean_wait == pytest.approx(busy / (1 - busy), rel=0.12)
    assert mean_wait(1, busy, 1, 1) == pytest.approx(busy / (1 - busy))


def test_equal_times_wait_half_as_long():
    assert run(Service(1, 1), Times(1, spread=0), 0.7, 100_000).mean_wait == pytest.approx(0.7 / 0.3 / 2, rel=0.08)


@pytest.mark.parametrize("cores, busy", [(2, 0.7), (4, 0.8), (16, 0.9)])
def test_many_cores_wait_as_erlang_says(cores, busy):
    outcome = run(Service(1, cores), Exponential(1), cores * busy, 200_000 / cores)
    waiting = sum(wait > 0 for wait in outcome.waits) / len(outcome.waits)
    assert waiting == pytest.approx(erlang_c(cores, cores * busy), rel=0.1)
    assert outcome.mean_wait == pytest.approx(mean_wait(cores, cores * busy, 1, 1), rel=0.15)


@pytest.mark.parametrize("times", [Times(0.01), Times(0.01, spread=0.8), Times(0.01, slow_share=0.01, slow=0.3)])
def test_the_approximation_is_near(times):
    outcome = run(Service(1, 8), times, 0.75 * 8 / times.average, 300)
    expected = mean_wait(8, 0.75 * 8 / times.average, times.average, times.variation)
    assert outcome.mean_wait == pytest.approx(expected, rel=0.5)


def test_machines_with_queues_of_their_own_wait_as_each_of_them_would_alone():
    outcome = run(Service(4, 2), Exponential(1), 4 * 2 * 0.7, 30_000)
    assert outcome.mean_wait == pytest.approx(mean_wait(2, 2 * 0.7, 1, 1), rel=0.15)


@pytest.mark.parametrize("busy", [0.5, 0.9])
def test_one_queue_for_all_waits_least_and_the_fewest_beat_chance(busy):
    services = (Service(1, 16), Service(4, 4, spread="fewest"), Service(4, 4))
    one, fewest, chance = (run(service, Times(0.01), 1600 * busy, 100).quantile(0.99, of="waits") for service in services)
    assert one <= fewest < chance


def test_where_all_machines_are_lost_pictures_wait_for_the_next():
    outcome = run(Service(2, 1, lost_every=5, back_after=20), Times(0.1), 1, 500)
    assert outcome.done == outcome.arrived and max(outcome.waits) > 5


@pytest.mark.parametrize("seed", range(5))
def test_littles_law(seed):
    """How many are there is how many come a second times how long they stay, whatever happens (Little, 1961)."""
    outcome = run(
        Service(3, 2, lost_every=200, back_after=10), Times(0.1, spread=0.5), 40, 1500, seed=seed, arrivals=bursts)
    assert outcome.present / outcome.seconds == pytest.approx(
        outcome.done / outcome.seconds * outcome.mean_stay, rel=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost(seed):
    outcome = run(
        Service(3, 2, queue=20, lost_every=30, back_after=10), Times(0.1), 60, 500, seed=seed, arrivals=bursts)
    assert outcome.done + outcome.refused == outcome.arrived
    assert outcome.refused > 0 and outcome.lost_attempts > 0
    assert len(outcome.waits) == outcome.done


def test_cores_are_as_busy_as_what_is_asked_of_them():
    times = Times(0.01, slow_share=0.001, slow=2)
    outcome = run(Service(4, 4), times, 800, 120)
    assert outcome.busy / outcome.seconds == pytest.approx(800 * times.average, rel=0.05)


@pytest.mark.parametrize("seed", range(5))
def test_another_core_makes_nobody_wait_longer(seed):
    waits = [run(Service(1, cores), Times(0.1, spread=1), 25, 400, seed=seed).waits for cores in (3, 4, 5)]
    for fewer, more in zip(waits, waits[1:]):
        assert all(after <= before + 1e-9 for before, after in zip(fewer, more))


def test_bursts_come_to_the_same_number():
    counts = [sum(1 for _ in bursts(random.Random(seed), 100, 2000)) for seed in range(5)]
    assert sum(counts) / 5 == pytest.approx(200_000, rel=0.05)
    calm = run(Service(1, 4), Times(0.02), 100, 500)
    assert run(Service(1, 4), Times(0.02), 100, 500, arrivals=bursts).quantile(0.99) > 2 * calm.quantile(0.99)


def test_the_same_seed_tells_the_same():
    first, second = (run(Service(2, 2, lost_every=50), Times(0.1), 20, 200, seed=7) for _ in range(2))
    assert first.stays == second.stays


def test_the_fewest_cores_are_enough_and_no_more():
    for rate in (1, 35, 3500):
        cores = cores_for(rate, 0.01, 0.05, wait=0.05)
        assert wait_quantile(0.99, cores, rate, 0.01, 0.05) <= 0.05
        assert cores == 1 or wait_quantile(0.99, cores - 1, rate, 0.01, 0.05) > 0.05
    assert math.isinf(mean_wait(2, 200, 0.01, 0))
