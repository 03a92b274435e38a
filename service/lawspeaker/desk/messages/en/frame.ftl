# What every page of the desk says.

skip = Skip to the content
pages = Pages
languages = Languages
about = About
desk = The desk
rules = The rules
developers = For developers
keeps-nothing = Lawspeaker stores nothing. What you enter stays in this browser and in the links that you share.
to-start = Go to the start page
needs-script = This page needs JavaScript.

## What several pages say
share = Copy link
share-with = Share…
share-code = QR code
share-scan = Scan this code with another phone to open the same there. Lawspeaker stores nothing: what is changed on one phone does not appear on the other.
share-too-long = This is too long for a code. Copy the link instead.
shared = Link copied. It contains everything that you entered.
share-yourself = Copy this link. It contains everything that you entered:
whole-position = Enter the whole position
print = Print
undo = Undo
begin-anew = Start over
more = Add one
less = Remove one
semicolon = ;
labelled = { $what }: { $text }
nobody = nobody
why = Why?
more-of-rule = The whole rule
rules-applied = Rules used
paragraphs = { $count ->
    [one] paragraph { $numbers }
   *[other] paragraphs { $numbers }
}
checking = Checking…
hinging = { $verdict }, though the rulebook can be read otherwise
hinging-details = { $verdict }; the details depend on how the rulebook is read
hinges-on = This depends on a reading of the rulebook
hinges-on-what = The rulebook leaves open: { $question } Used here: { $choice }.
otherwise = With the other reading: { $choice }
missing = We still need to know
assumptions = Based on details that are not in the rulebook
rest-in-order = Everything else is in order
nothing-else = Nothing else is on the board
assumed-in-order = Assumed to be in order
provenance-reconstructed = reconstructed from indirect sources
provenance-invented = invented
provenance-sourced = from a source other than the rulebook
picture-of = Picture of the position
larger = Zoom in
show-hidden = Show hidden decks
smaller = Zoom out
whole-picture = Whole picture

## What can go wrong
trouble = There is no answer
trouble-network = The service does not respond. Check your connection. What you entered is still here.
trouble-busy = Too many questions at once. Try again in { $seconds } s.
trouble-overloaded = The service is busy. This page will try again. What you entered is still here.
trouble-too-large = What you entered is too long. Leave out what the question does not need.
trouble-impossible = Impossible position
see-below = See below.
trouble-key = This service needs a key.
trouble-keyless = With a key you can ask more questions.
trouble-key-unknown = The service does not know this key.
key = Key
use-key = Use this key
use-no-key = Continue without a key
try-again = Try again
link-broken = This link is damaged, so it cannot be opened.

## A receipt for an answer
receipt = Receipt
receipt-get = Get a receipt
receipt-code = QR code of the receipt
receipt-scan = Scan this code with another phone to check the receipt. It contains everything that you entered.
receipt-scan-short = Scan this code with another phone to check the receipt. The position is too long for the code; the link contains it.
receipt-open = Open the receipt
receipts-off = This service gives no receipts.
