not-found-title = There is no such page
not-found-lead = The address may be mistyped, or the page may have moved.
