offline-title = Tuhle stránku v zařízení nemáte
offline-lead = Není tu připojení a stránku jste tu ještě neotevřeli. Bez připojení fungují úvodní stránka, rychlé otázky, rozhodčí a pravidla, která jste už četli.
