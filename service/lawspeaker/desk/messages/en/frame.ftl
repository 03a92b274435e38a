# What stands on every page of the desk, and what its parts say that several pages have.

skip = To the content
pages = Pages
languages = Languages
about = About
desk = The desk
rules = The rules
developers = For developers
keeps-nothing = Lawspeaker keeps nothing: what you enter stays in this page and in the links that you share.
needs-script = This page needs JavaScript.

## What several pages have
share = Copy the link
shared = The link is copied. All that you entered is in it.
share-yourself = Copy this link; all that you entered is in it:
print = Print
begin-anew = Start again
more = One more
less = One less
labelled = { $what }: { $text }
nobody = nobody
why = Why?
rules-applied = The rules that decide it
paragraphs = { $count ->
    [one] paragraph { $numbers }
   *[other] paragraphs { $numbers }
}
hinges-on = It hinges on a reading
hinges-on-what = The rulebook leaves open: { $question } Here it is read as: { $choice }.
otherwise = Read otherwise: { $choice }
missing = What would have to be known
assumptions = This rests on figures that are not printed in the rulebook
provenance-reconstructed = put together from indirect sources
provenance-invented = made up
provenance-sourced = from a source other than the rulebook
picture-of = Picture of the state
larger = Larger
smaller = Smaller

## What can go wrong
trouble = That could not be answered
trouble-network = The service does not answer. Is it still running? What you entered is still here.
trouble-busy = Too many questions at once. Try again in { $seconds } s.
trouble-overloaded = The service is very busy right now. What you entered is still here.
trouble-impossible = This cannot be
see-below = See below.
trouble-key = This service asks for a key.
trouble-keyless = With a key you may ask more.
trouble-key-unknown = The service does not know this key.
key = Key
use-key = Use it
try-again = Try again
link-broken = The link is damaged: what was entered cannot be read from it.
