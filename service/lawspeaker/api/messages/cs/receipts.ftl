# Jak dopadla kontrola potvrzení.

receipt-valid = Potvrzení je pravé. Od podpisu se v něm nic nezměnilo.
    .withdrawn = Potvrzení je podle svého data pravé. Jeho klíč byl odvolán později.
receipt-altered = Potvrzení někdo změnil nebo padělal: podpis nesouhlasí.
receipt-unknown-key = Klíč tohoto potvrzení tu nikdo nezná. Může být z jiné služby, nebo je padělané.
receipt-withdrawn-key = Podpis souhlasí, ale klíč byl odvolán dřív, než potvrzení vzniklo.
receipt-other-content = Potvrzení je pravé, ale týká se něčeho jiného.
    .request = Potvrzení je pravé, ale týká se jiné otázky.
    .answer = Potvrzení je pravé, ale týká se jiné odpovědi.
    .request-answer = Potvrzení je pravé, ale týká se jiné otázky a jiné odpovědi.
receipt-not-a-receipt = Tohle není potvrzení služby Lawspeaker, nebo z něj kus chybí.
