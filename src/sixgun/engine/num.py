"""Machine integers and vectors: mypyc makes them native, plain Python runs them as ints and librt's vecs or lists.
`mypyc_attr` says how it compiles a class: `acyclic` without garbage collection, `allow_interpreted_subclasses`.

This module is never compiled: it decides at run time which of the two there is.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import append, extend, pop, remove, vec
    except ImportError:  # no wheel of librt for this machine: lists do the same, more slowly

        class vec(list):
            """A list that can be told how long it may become."""

            def __init__(self, items=(), *, capacity=0):
                super().__init__(items)

        def append(zone, item):
            """The zone with one more item at its end."""
            zone.append(item)
            return zone

        def extend(zone, items):
            """The zone with more items at its end."""
            zone.extend(items)
            return zone

        def remove(zone, item):
            """The zone without the first item of this value."""
            zone.remove(item)
            return zone

        def pop(zone, at=-1):
            """The zone without one item, and that item."""
            item = zone.pop(at)
            return zone, item
