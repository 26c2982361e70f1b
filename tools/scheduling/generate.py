"""Makes Tests/MemorizationTests/Vectors/*.json from py-fsrs, the reference of the FSRS-6 scheduler.

usage: generate.py [--check], in an environment made from requirements.txt. Everything is seeded; --check
writes nothing and fails when a committed file differs.
"""

import argparse
import json
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random

from fsrs import Card, Optimizer, Rating, ReviewLog, Scheduler
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

VECTORS = Path(__file__).resolve().parents[2] / "Tests/MemorizationTests/Vectors"
START = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
DEFAULT_STEPS = ([60, 600], [600])


def run(name, ratings, *, delays=None, parameters=DEFAULT_PARAMETERS, retention=0.9, cap=36500, steps=([], [])):
    """One card through `ratings`, reviewed when due or, with `delays`, so many days after the review before."""
    scheduler = Scheduler(
        parameters=parameters, desired_retention=retention, maximum_interval=cap, enable_fuzzing=False,
        learning_steps=[timedelta(seconds=s) for s in steps[0]],
        relearning_steps=[timedelta(seconds=s) for s in steps[1]])
    card, now, reviews = Card(card_id=1, due=START), START, []
    for index, rating in enumerate(ratings):
        if delays is not None and index > 0:
            now = now + timedelta(days=delays[index])
        elapsed = (now - card.last_review).days if card.last_review else None
        card, _ = scheduler.review_card(card, Rating(rating), now)
        reviews.append({
            "elapsedDays": elapsed, "rating": rating, "interval": int((card.due - now).total_seconds()),
            "stability": card.stability, "difficulty": card.difficulty})
        if delays is None:
            now = card.due
    return {"name": name, "parameters": list(parameters), "retention": retention, "cap": cap,
            "learningSteps": steps[0], "relearningSteps": steps[1], "reviews": reviews}


def random_parameters(rng):
    """The defaults moved at random inside the bounds, with first stabilities in order."""
    values = [min(max(p * rng.uniform(0.6, 1.5), low), high) for p, low, high in
              zip(DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS, strict=True)]
    return sorted(values[:4]) + values[4:]


def sequences():
    yield run("default steps", [3] * 6 + [1] * 2 + [3] * 5, steps=DEFAULT_STEPS)
    yield run("memory state", [1, 3, 3, 3, 3, 3], delays=[0, 0, 1, 2, 5, 13], steps=DEFAULT_STEPS)
    for rating in (1, 2, 3, 4):
        yield run(f"first rating {rating}", [rating])
    for retention in (0.90, 0.95, 0.97):
        yield run(f"good at {retention}", [3] * 6, retention=retention)
    yield run("hard at 0.9", [2] * 6)
    yield run("one lapse at 0.9", [3, 3, 3, 1, 3, 3])
    yield run("ten days late", [3, 3], delays=[0, 12])
    yield run("same day twice", [3, 3], delays=[0, 0])
    yield run("capped", [4] * 8, cap=180, retention=0.95)
    rng = Random(6)
    for number in range(120):
        length = rng.randint(3, 14)
        ratings = [rng.choice([1, 2, 3, 3, 3, 4]) for _ in range(length)]
        delays = None if number % 3 == 0 else [rng.choice([0, 1, 2, 3, 7, 20, 60]) for _ in range(length)]
        steps = rng.choice([([], []), DEFAULT_STEPS, ([300], [300, 1200]), ([60, 600, 3600], [])])
        yield run(
            f"random {number}", ratings, delays=delays, steps=steps, cap=rng.choice([90, 180, 36500]),
            parameters=DEFAULT_PARAMETERS if number % 2 else random_parameters(rng),
            retention=rng.choice([0.8, 0.9, 0.95, 0.97]))


def review_log():
    """A seeded log of 240 cards whose owner forgets faster than the default parameters say."""
    rng = Random(2026)
    truth = list(DEFAULT_PARAMETERS)
    truth[:4] = [0.4, 0.9, 1.4, 4.0]
    truth[8], truth[11], truth[20] = 1.3, 1.1, 0.25
    memory = Scheduler(parameters=truth, enable_fuzzing=False, learning_steps=[], relearning_steps=[])
    cards, logs = [], []
    for number in range(240):
        card, now, reviews = Card(card_id=number, due=START), START, []
        for index in range(rng.randint(5, 12)):
            if index == 0:
                rating = rng.choices([1, 2, 3, 4], [2, 2, 5, 1])[0]
            else:
                now += timedelta(days=rng.choice([0, 1, 1, 2, 3, 5, 8, 13, 21, 34]))
                recalled = rng.random() < memory.get_card_retrievability(card, now)
                rating = rng.choices([2, 3, 4], [2, 7, 1])[0] if recalled else 1
            elapsed = (now - card.last_review).days if card.last_review else 0
            card, _ = memory.review_card(card, Rating(rating), now)
            reviews.append([elapsed, rating])
            logs.append(ReviewLog(card_id=number, rating=Rating(rating), review_datetime=now, review_duration=None))
        cards.append(reviews)
    optimizer = Optimizer(logs)
    fitted = optimizer.compute_optimal_parameters()
    return {
        "cards": cards, "fitted": fitted,
        "defaultLoss": optimizer._compute_batch_loss(parameters=list(DEFAULT_PARAMETERS)),
        "fittedLoss": optimizer._compute_batch_loss(parameters=fitted)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    for name, content in (("fsrs", list(sequences())), ("fsrs-log", review_log())):
        path = VECTORS / f"{name}.json"
        text = json.dumps(content, separators=(",", ":")) + "\n"
        if check and path.read_text() != text:
            raise SystemExit(f"{path} is not what this script makes")
        if not check:
            path.write_text(text)
        print(f"{path.name}: {len(text)} bytes")


main()
