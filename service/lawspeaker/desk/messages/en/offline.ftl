offline-title = This page is not on your device
offline-lead = There is no network, and you have not opened this page here before. The start page, the quick questions, the desk and the rules that you have read work without a network.
