# Co stojí na každé stránce a co říkají části, které má stránek víc.

skip = K obsahu
pages = Stránky
languages = Jazyky
about = O službě
desk = Rozhodčí
rules = Pravidla
developers = Pro vývojáře (anglicky)
keeps-nothing = Lawspeaker nic neukládá. Co zadáte, zůstane v tomto prohlížeči a v odkazech, které pošlete.
to-start = Přejít na úvodní stránku
needs-script = Tato stránka vyžaduje JavaScript.

## Co má stránek víc
share = Kopírovat odkaz
share-with = Sdílet…
share-code = QR kód
share-scan = Načtěte kód jiným telefonem a otevře se tam totéž. Lawspeaker nic neukládá: co se na jednom telefonu změní, na druhém se neobjeví.
share-too-long = Do kódu se to nevejde. Zkopírujte místo něj odkaz.
shared = Odkaz je zkopírován. Je v něm vše, co jste zadali.
share-yourself = Zkopírujte tento odkaz; je v něm vše, co jste zadali:
whole-position = Zadat celou pozici
print = Vytisknout
undo = Zpět
begin-anew = Začít znovu
more = Přidat jeden
less = Ubrat jeden
semicolon = ;
labelled = { $what }: { $text }
nobody = nikdo
why = Proč?
more-of-rule = Celé pravidlo
rules-applied = Použitá pravidla
paragraphs = { $count ->
    [one] odstavec { $numbers }
   *[other] odstavce { $numbers }
}
checking = Ověřuje se…
hinging = { $verdict }, i když pravidla lze vyložit i jinak
hinging-details = { $verdict }; podrobnosti závisí na výkladu pravidel
hinges-on = Záleží na výkladu pravidel
hinges-on-what = Pravidla nechávají otevřené: { $question } Tady platí: { $choice }.
otherwise = Při jiném výkladu: { $choice }
missing = Ještě je třeba vědět
assumptions = Opírá se to o údaje, které v pravidlech nejsou
rest-in-order = Všechno ostatní je v pořádku
nothing-else = Nic jiného na plánu není
assumed-in-order = Předpokládá se, že je v pořádku
provenance-reconstructed = sestaveno z nepřímých zdrojů
provenance-invented = vymyšleno
provenance-sourced = odjinud než z pravidel
picture-of = Obrázek stavu hry
larger = Zvětšit
show-hidden = Ukázat skryté balíčky
smaller = Zmenšit
whole-picture = Celý obrázek

## Co se může nezdařit
trouble = Na to nelze odpovědět
trouble-network = Služba neodpovídá. Zkontrolujte připojení. Co jste zadali, tu zůstalo.
trouble-busy = Příliš mnoho dotazů najednou. Zkuste to znovu za { $seconds } s.
trouble-overloaded = Služba je právě velmi vytížená. Zkuste to za chvíli. Co jste zadali, tu zůstalo.
trouble-too-large = Zadali jste toho příliš mnoho. Vynechejte, co otázka nepotřebuje.
trouble-impossible = Nemožná pozice
see-below = Viz níže.
trouble-key = Tato služba vyžaduje klíč.
trouble-keyless = S klíčem se můžete ptát víc.
trouble-key-unknown = Tento klíč služba nezná.
key = Klíč
use-key = Použít
use-no-key = Pokračovat bez klíče
try-again = Zkusit znovu
link-broken = Odkaz je poškozený, takže ho nelze otevřít.

## Potvrzení odpovědi
receipt = Potvrzení
receipt-get = Vystavit potvrzení
receipt-code = QR kód potvrzení
receipt-scan = Načtěte kód jiným telefonem a potvrzení zkontrolujte. Je v něm vše, co jste zadali.
receipt-scan-short = Načtěte kód jiným telefonem a potvrzení zkontrolujte. Pozice se do kódu nevejde, je v odkazu.
receipt-open = Otevřít potvrzení
receipts-off = Tato služba potvrzení nevydává.
