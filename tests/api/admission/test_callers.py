"""The caller of a request without a key."""

from lawspeaker.api.admission.callers import network
from tests.sweeps import each


@each(
    "address, expected",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:5123", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        *((wrong, "unknown") for wrong in ("", "unknown", "_hidden", "192.0.2", "192.0.2.7.1:80", "[]")),
        *((wrong, "unknown") for wrong in ("x" * 100_000, "\u0661.2.3.4", "\udcff")),
    ],
)
def test_a_household_is_one_caller_and_so_are_all_non_addresses(address: str, expected: str) -> None:
    assert network(address) == expected
