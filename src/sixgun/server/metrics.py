"""Figures for Prometheus at /metrics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from sixgun.server.house import House


class Metrics:
    """What is counted while the house is open."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("sixgun_actions", "Actions taken by people", registry=self.registry)
        self.refused = Counter("sixgun_refused", "Messages refused", ["code"], registry=self.registry)
        self.latency = Histogram(
            "sixgun_action_seconds", "From an action's arrival to its commit", registry=self.registry
        )
        self.tables = Gauge("sixgun_tables", "Tables that are open here", registry=self.registry)
        self.clients = Gauge("sixgun_clients", "Connections", registry=self.registry)
        self.games = Gauge("sixgun_games", "Games that this process drives", registry=self.registry)
        self.thinking = Gauge("sixgun_bots_waiting", "Bots' questions that wait", registry=self.registry)
        self.replaced = Gauge("sixgun_bots_replaced", "Bots that greenhorn answered for", registry=self.registry)
        self.database = Counter("sixgun_database_errors", "Times that the database failed", registry=self.registry)
        self.lag = Gauge("sixgun_loop_lag_seconds", "How late the event loop is", registry=self.registry)
        ProcessCollector(registry=self.registry)
        self.commits = Gauge("sixgun_commits", "Commits of the log", registry=self.registry)
        self.failed = Gauge("sixgun_tasks_failed", "Tasks that have failed", ["task"], registry=self.registry)

    def text(self, house: House) -> bytes:
        """All figures now."""
        self.tables.set(len(house.tables))
        self.clients.set(len(house.connections))
        self.games.set(len(house.leases.mine))
        self.replaced.set(house.thinking.replaced)
        self.thinking.set(house.thinking.queued)
        self.commits.set(house.log.commits)
        for task, times in house.failures.items():
            self.failed.labels(task).set(times)
        return generate_latest(self.registry)
