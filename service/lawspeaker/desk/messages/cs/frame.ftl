# Co stojí na každé stránce a co říkají části, které má stránek víc.

skip = K obsahu
pages = Stránky
languages = Jazyky
about = O službě
desk = Rozhodčí
rules = Pravidla
developers = Pro vývojáře (anglicky)
keeps-nothing = Lawspeaker nic neukládá: co zadáte, zůstává jen na této stránce a v odkazech, které pošlete.
needs-script = Tato stránka vyžaduje JavaScript.

## Co má stránek víc
share = Kopírovat odkaz
shared = Odkaz je zkopírován. Je v něm vše, co jste zadali.
share-yourself = Zkopírujte tento odkaz; je v něm vše, co jste zadali:
print = Vytisknout
begin-anew = Začít znovu
more = O jeden více
less = O jeden méně
labelled = { $what }: { $text }
nobody = nikdo
why = Proč?
rules-applied = Pravidla, která rozhodla
paragraphs = { $count ->
    [one] odstavec { $numbers }
   *[other] odstavce { $numbers }
}
hinges-on = Záleží na výkladu
hinges-on-what = Pravidla nechávají otevřenou otázku: { $question } Zde se vykládají takto: { $choice }.
otherwise = Při jiném výkladu: { $choice }
missing = Co by bylo třeba vědět
assumptions = Opírá se to o údaje, které v pravidlech nejsou
provenance-reconstructed = sestaveno z nepřímých zdrojů
provenance-invented = vymyšleno
provenance-sourced = z jiného zdroje než z pravidel
picture-of = Obrázek stavu hry
larger = Větší
smaller = Menší

## Co se může nezdařit
trouble = Na to nelze odpovědět
trouble-network = Služba neodpovídá. Běží ještě? Co jste zadali, tu zůstalo.
trouble-busy = Příliš mnoho dotazů najednou. Zkuste to znovu za { $seconds } s.
trouble-overloaded = Služba je právě velmi vytížená. Co jste zadali, zůstalo tady.
trouble-impossible = To nemůže nastat
see-below = Viz níže.
trouble-key = Tato služba vyžaduje klíč.
trouble-keyless = S klíčem se můžete ptát víc.
trouble-key-unknown = Tento klíč služba nezná.
key = Klíč
use-key = Použít
try-again = Zkusit znovu
link-broken = Odkaz je poškozený: nelze z něj přečíst, co bylo zadáno.
