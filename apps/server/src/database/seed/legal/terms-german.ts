import type { PageText } from '@normwerk/contract/page-text'

export const termsGerman: PageText = {
  title: 'Allgemeine Geschäftsbedingungen',
  sections: [
    {
      heading: null,
      paragraphs: [
        'Normwerk ist ein erfundener Shop. Diese Bedingungen sind ein Beispiel und ersetzen keine Rechtsberatung.',
      ],
    },
    {
      heading: '1. Geltung',
      paragraphs: [
        'Diese Bedingungen gelten für alle Lieferungen und Leistungen der Normwerk Musterbetrieb GmbH aus diesem Shop. Es gilt die Fassung, die der Kunde bei seiner Registrierung angenommen hat, oder eine neuere, der er danach zugestimmt hat.',
        'Wir verkaufen ausschließlich an Unternehmer im Sinne von § 14 BGB, an juristische Personen des öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen. Mit Verbrauchern schließen wir keine Verträge.',
        'Abweichende Einkaufsbedingungen des Kunden gelten nur, wenn wir ihnen in Textform zugestimmt haben. Das gilt auch, wenn wir in Kenntnis solcher Bedingungen liefern.',
      ],
    },
    {
      heading: '2. Registrierung und Benutzerkonten',
      paragraphs: [
        'Bestellen kann, wer für ein Unternehmen registriert und freigegeben ist. Die Angaben bei der Registrierung müssen stimmen und sind aktuell zu halten.',
        'Der Kunde bestimmt durch die Rechte seiner Benutzer, wer für ihn bestellen darf. Bestellungen von Benutzern mit dem Bestellrecht sind für ihn verbindlich.',
        'Zugangsdaten sind geheim zu halten und gehören jeweils einer Person. Besteht der Verdacht, dass sie jemand anderes kennt, ist das Passwort sofort zu ändern oder das Konto sperren zu lassen.',
      ],
    },
    {
      heading: '3. Angebot und Vertragsschluss',
      paragraphs: [
        'Die Darstellung der Artikel im Shop ist eine Aufforderung zur Bestellung. Mit dem Absenden des Warenkorbs gibt der Kunde ein Angebot ab. Der Vertrag kommt mit unserer Auftragsbestätigung oder mit der Lieferung zustande.',
        'Der automatisch angezeigte Eingang einer Bestellung ist noch keine Auftragsbestätigung.',
        'Auf Anfragen zu Artikeln ohne Preis antworten wir mit einem Angebot. Es gilt bis zu dem darin genannten Tag; mit der Annahme durch den Kunden kommt der Vertrag zustande.',
      ],
    },
    {
      heading: '4. Preise und Zahlung',
      paragraphs: [
        'Alle Preise verstehen sich in Euro, netto ab Werk, zuzüglich der gesetzlichen Umsatzsteuer und der Versandkosten, die der Warenkorb vor der Bestellung ausweist. Ab dem dort genannten Warenwert liefern wir frei Haus.',
        'Es gelten die Preise zum Zeitpunkt der Bestellung einschließlich der für den Kunden vereinbarten Rabatte.',
        'Wir liefern gegen Rechnung. Rechnungen sind innerhalb von 30 Tagen nach Rechnungsdatum ohne Abzug zu zahlen. Neukunden können wir um Vorauszahlung bitten.',
        'Aufrechnen oder Zahlungen zurückhalten darf der Kunde nur wegen Forderungen, die unbestritten oder rechtskräftig festgestellt sind oder auf demselben Vertrag beruhen.',
      ],
    },
    {
      heading: '5. Lieferung und Gefahrübergang',
      paragraphs: [
        'Wir liefern in die Länder, die der Shop zur Auswahl stellt. Liefertermine sind Versandtermine ab Werk und verbindlich, wenn wir sie in der Auftragsbestätigung zugesagt haben.',
        'Teillieferungen sind zulässig, soweit sie dem Kunden zumutbar sind; zusätzliche Versandkosten entstehen ihm dadurch nicht.',
        'Die Gefahr geht auf den Kunden über, sobald die Ware dem Frachtführer übergeben ist. Bei Abholung geht sie mit der Übergabe an unserer Warenausgabe über.',
        'Können wir aus Gründen, die wir nicht zu vertreten haben, nicht rechtzeitig liefern, teilen wir das umgehend mit. Dauert die Behinderung länger als acht Wochen, kann jede Seite vom nicht erfüllten Teil des Vertrags zurücktreten.',
      ],
    },
    {
      heading: '6. Gekürzte und konfigurierte Teile',
      paragraphs: [
        'Teile, die wir auf eine gewünschte Länge kürzen, mit einer engeren Toleranz fertigen oder nach einer Konfiguration herstellen, sind Sonderanfertigungen. Sie sind von Rückgabe und Umtausch ausgeschlossen, soweit sie dem Vertrag entsprechen.',
        'Maßgeblich sind Länge und Toleranzklasse, wie sie in der Auftragsbestätigung stehen. Der Kunde prüft vor der Bestellung, ob sie zu seiner Anwendung passen.',
        'Hat die Bearbeitung begonnen, kann eine solche Bestellung nicht mehr storniert werden.',
      ],
    },
    {
      heading: '7. Werkstoffe, Normen und Abnahmeprüfzeugnisse',
      paragraphs: [
        'Angaben zu Normen bezeichnen, woran Maße und Ausführung eines Artikels ausgerichtet sind. Eine Garantie übernehmen wir damit nicht, es sei denn, wir haben sie ausdrücklich so genannt.',
        'Ein Abnahmeprüfzeugnis 3.1 nach EN 10204 liefern wir nur, wenn es mit der Position bestellt wurde und für den Werkstoff angeboten wird. Nach der Auslieferung kann es nicht in jedem Fall nachgereicht werden.',
      ],
    },
    {
      heading: '8. CAD-Daten und Zeichnungen',
      paragraphs: [
        'CAD-Daten, Zeichnungen und Maßtabellen dürfen Kunden für die Konstruktion ihrer Werkzeuge nutzen und dafür an ihre Auftraggeber und Lieferanten weitergeben. Sie zu verkaufen oder als eigenen Katalog anzubieten, ist nicht erlaubt.',
        'Die Daten geben die Nennmaße wieder. Toleranzen, Härte und Oberfläche ergeben sich aus den Artikelangaben.',
      ],
    },
    {
      heading: '9. Eigentumsvorbehalt',
      paragraphs: [
        'Die Ware bleibt unser Eigentum, bis alle Forderungen aus der Geschäftsverbindung bezahlt sind.',
        'Der Kunde darf sie im ordentlichen Geschäftsgang verwenden, einbauen und weiterverkaufen. Forderungen aus dem Weiterverkauf tritt er schon jetzt in Höhe des Rechnungswerts an uns ab; einziehen darf er sie, solange er seinen Zahlungen nachkommt.',
        'Übersteigt der Wert der Sicherheiten unsere Forderungen um mehr als zehn Prozent, geben wir auf Verlangen Sicherheiten nach unserer Wahl frei.',
      ],
    },
    {
      heading: '10. Untersuchung und Mängel',
      paragraphs: [
        'Der Kunde untersucht die Ware nach Erhalt und zeigt erkennbare Mängel innerhalb von zehn Arbeitstagen in Textform an, verdeckte Mängel innerhalb von zehn Arbeitstagen, nachdem er sie entdeckt hat.',
        'Bei berechtigten Mängeln bessern wir nach unserer Wahl nach oder liefern neu. Schlägt das fehl, kann der Kunde den Preis mindern oder vom Vertrag zurücktreten.',
        'Natürlicher Verschleiß, ungeeignete Verwendung, falscher Einbau und Nacharbeit durch Dritte sind keine Mängel.',
        'Ansprüche wegen Mängeln verjähren ein Jahr nach Ablieferung. Für Schadensersatz nach Abschnitt 11 Absatz 1 und für Fälle, in denen das Gesetz zwingend längere Fristen vorsieht, gelten die gesetzlichen Fristen.',
      ],
    },
    {
      heading: '11. Haftung',
      paragraphs: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen oder einen Mangel arglistig verschwiegen haben.',
        'Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung von Pflichten, auf deren Einhaltung der Kunde in besonderem Maß vertrauen darf, und nur in Höhe des vorhersehbaren, typischen Schadens.',
        'Im Übrigen ist die Haftung bei einfacher Fahrlässigkeit ausgeschlossen.',
      ],
    },
    {
      heading: '12. Rücknahme von Standardteilen',
      paragraphs: [
        'Unbenutzte Standardteile in Originalverpackung nehmen wir nach Absprache innerhalb von 14 Tagen zurück. Für Prüfung und Einlagerung ziehen wir 15 Prozent des Warenwerts ab. Die Rücksendung bezahlt der Kunde.',
      ],
    },
    {
      heading: '13. Ausfuhr',
      paragraphs: [
        'Wer unsere Ware ausführt, beachtet die geltenden Vorschriften des Außenwirtschaftsrechts. Wir dürfen eine Lieferung verweigern, wenn ihr solche Vorschriften entgegenstehen.',
      ],
    },
    {
      heading: '14. Schlussbestimmungen',
      paragraphs: [
        'Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand ist Musterstadt, wenn der Kunde Kaufmann ist; wir dürfen auch an seinem Sitz klagen.',
        'Ist eine Bestimmung unwirksam, bleiben die anderen gültig. An die Stelle der unwirksamen tritt die gesetzliche Regelung.',
        'Diese Bedingungen gibt es auf Deutsch und als Übersetzung. Weichen die Fassungen voneinander ab, gilt die deutsche.',
      ],
    },
  ],
}
