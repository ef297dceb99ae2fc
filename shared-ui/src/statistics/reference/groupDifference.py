"""Differences of means by an independent computation: NumPy draws the resamples of the circular moving
block bootstrap one by one, SciPy gives Student's t. Writes groupDifference.json beside this file:

    python3 shared-ui/src/statistics/reference/groupDifference.py
"""

import json
from pathlib import Path

import numpy as np
from scipy.stats import t

random = np.random.default_rng(20261129)
resamples = 20_000
comparisons = 20


def history(days, memory, clustering, effect):
    """Moods of consecutive days that remember the day before, and a tag that goes with `effect`."""
    level, tagged = random.normal(), False
    values, inside = [], []
    for _ in range(days):
        level = memory * level + np.sqrt(1 - memory**2) * random.normal()
        if random.random() >= clustering:
            tagged = random.random() < 0.3
        values.append(int(np.clip(np.round(3.3 + 0.9 * level + effect * tagged), 1, 5)))
        inside.append(bool(tagged))
    return np.array(values, float), np.array(inside)


def bootstrap_error(values, inside, length):
    days = len(values)
    inflated = values.copy()
    for side in (inside, ~inside):
        mean, count = values[side].mean(), side.sum()
        inflated[side] = mean + (values[side] - mean) * np.sqrt(count / (count - 1))
    drawn = []
    for _ in range(resamples):
        starts = random.integers(0, days, size=-(-days // length))
        places = (starts[:, None] + np.arange(length)).ravel()[:days] % days
        y, x = inflated[places], inside[places]
        drawn.append(y[x].mean() - y[~x].mean())
    return float(np.std(drawn))


def case(name, days, memory, clustering, effect):
    values, inside = history(days, memory, clustering, effect)
    length = max(5, int(np.ceil(1.5 * np.cbrt(days))))
    return {
        "name": name,
        "effect": effect,
        "values": [int(value) for value in values],
        "inside": [int(value) for value in inside],
        "length": length,
        "difference": float(values[inside].mean() - values[~inside].mean()),
        "error": bootstrap_error(values, inside, length),
    }


fixture = {
    "quantiles": [
        {"probability": p, "degrees": d, "value": float(t.isf(p / 2, d))}
        for d in (1, 2, 3, 4, 7, 30, 101, 900)
        for p in (0.05, 0.05 / comparisons, 0.0005)
    ],
    "cases": [
        case("days that are unlike, with an effect", 180, 0, 0, 1.0),
        case("days that are alike, with an effect", 365, 0.5, 0.5, 1.0),
        case("days that are unlike, without one", 180, 0, 0, 0),
        case("days and tags in long runs, without one", 365, 0.7, 0.8, 0),
    ],
}
path = Path(__file__).with_suffix(".json")
path.write_text(json.dumps(fixture) + "\n")
