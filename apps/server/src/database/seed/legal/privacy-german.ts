import type { PageText } from '@normwerk/contract/page-text'

export const privacyGerman: PageText = {
  title: 'Datenschutzerklärung',
  sections: [
    {
      heading: null,
      paragraphs: [
        'Normwerk ist ein erfundener Shop. Diese Erklärung beschreibt, was die Software tut; wer sie betreibt, ergänzt seine eigenen Angaben.',
      ],
    },
    {
      heading: '1. Verantwortlicher',
      paragraphs: [
        'Verantwortlich ist die Normwerk Musterbetrieb GmbH, Beispielstraße 1, 12345 Musterstadt. Fragen zum Datenschutz richten Sie bitte an datenschutz@example.com.',
      ],
    },
    {
      heading: '2. Besuch des Shops',
      paragraphs: [
        'Sie können Artikel, Maße und Zeichnungen ansehen, ohne sich anzumelden. Die Adresse Ihres Anschlusses wird verarbeitet, um Ihnen die Seiten zu liefern; im Protokoll des Servers speichern wir sie nicht. Wird eine Anfrage abgelehnt, zum Beispiel nach einem falschen Passwort, halten wir nur einen aus der Adresse berechneten Code fest, an dem sich wiederholte Angriffe erkennen lassen.',
        'Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren und funktionierenden Shop (Art. 6 Abs. 1 Buchst. f DSGVO).',
      ],
    },
    {
      heading: '3. Registrierung und Benutzerkonto',
      paragraphs: [
        'Bei der Registrierung verarbeiten wir Anrede, Titel, Vor- und Nachname, Benutzername, E-Mail-Adresse, Telefon- und Faxnummern, die Angaben zu Ihrem Unternehmen, Ihre Sprache und welche Fassung der AGB Sie wann angenommen haben. Von Ihrem Passwort speichern wir nur einen Wert, aus dem es sich nicht zurückrechnen lässt.',
        'Zweck ist, Ihre E-Mail-Adresse zu bestätigen, Ihre Zugehörigkeit zum Unternehmen prüfen zu lassen und das Konto zu führen. Über die Freigabe entscheiden Administratoren Ihres Unternehmens oder unsere Mitarbeiter. Rechtsgrundlagen sind der Vertrag oder seine Anbahnung (Art. 6 Abs. 1 Buchst. b DSGVO) und unser berechtigtes Interesse, nur Berechtigten Zugang zu geben (Buchst. f).',
        'Wird die E-Mail-Adresse nicht bestätigt, löschen wir die Registrierung nach sieben Tagen. Wird sie abgelehnt, löschen wir sie sofort; entscheidet niemand über sie, löschen wir sie 90 Tage nach der Bestätigung.',
      ],
    },
    {
      heading: '4. Bestellungen und Anfragen',
      paragraphs: [
        'Für Bestellungen und Anfragen verarbeiten wir, wer sie für welches Unternehmen aufgegeben hat, Artikel, Preise, Rechnungs- und Lieferanschrift sowie Ihre Bemerkungen. Wir brauchen das, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO) und um handels- und steuerrechtliche Pflichten einzuhalten (Buchst. c).',
        'Diese Daten bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen, derzeit bis zu zehn Jahre.',
      ],
    },
    {
      heading: '5. Anmeldung und Sicherheit',
      paragraphs: [
        'Zu jeder Anmeldung speichern wir Zeitpunkt, letzte Nutzung und die Kennung Ihres Browsers, damit Sie Ihre Anmeldungen sehen und beenden können. Sie verschwinden mit dem Ende der Sitzung. Richten Sie einen zweiten Faktor ein, speichern wir dessen Schlüssel verschlüsselt, bis er entfernt wird. Zu einem Passkey speichern wir seinen Namen, seinen öffentlichen Schlüssel und seine letzte Nutzung; Fingerabdruck, Gesicht und PIN verlassen Ihr Gerät nicht.',
        'Anmeldungen, Registrierungen, Firmensuche und das Zurücksetzen von Passwörtern zählen wir je Konto und Adresse Ihres Anschlusses, um Missbrauch zu bremsen. Ein Eintrag zählt eine Viertelstunde und wird innerhalb der Stunde danach gelöscht.',
        'Sicherheitsrelevante Vorgänge und Änderungen von Administratoren halten wir dauerhaft fest, um sie aufklären zu können. Dort stehen Kennungen von Benutzern; geänderte Namen, Nummern und E-Mail-Adressen liegen getrennt davon und werden mit dem Konto gelöscht.',
      ],
    },
    {
      heading: '6. E-Mails',
      paragraphs: [
        'Wir schreiben Ihnen, wenn es Ihr Konto betrifft: zur Bestätigung, Freigabe, Einladung, zu neuen Passwörtern und zu Änderungen, die Sie kennen sollten. Dafür merken wir uns Art, Empfänger und Zeitpunkt der Nachricht; 30 Tage nach dem Versand löschen wir das, bei Nachrichten, die nicht zuzustellen waren, nach 90 Tagen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b und f DSGVO.',
      ],
    },
    {
      heading: '7. Cookies und Speicher im Browser',
      paragraphs: [
        'Wir setzen nur Cookies, ohne die der Shop nicht funktioniert; eine Einwilligung ist dafür nicht nötig (§ 25 Abs. 2 TDDDG).',
        'session: hält Sie angemeldet. Es endet mit dem Schließen des Browsers, nach acht Stunden ohne Nutzung oder zwölf Stunden nach der Anmeldung; mit „Angemeldet bleiben“ nach 14 Tagen ohne Nutzung oder 30 Tagen.',
        'device: merkt sich ein Jahr lang, dass Sie sich auf diesem Gerät schon angemeldet haben, damit Fremde Sie mit falschen Passwörtern nicht aussperren.',
        'language: merkt sich ein Jahr lang die Sprache, die Sie gewählt haben.',
        'XSRF-TOKEN: schützt Eingaben davor, von fremden Seiten ausgelöst zu werden. Es endet mit dem Schließen des Browsers.',
        'Im lokalen Speicher Ihres Browsers stehen die gewählte Sprache und Ansichten, die Sie eingestellt haben. Reichweitenmessung und Werbung gibt es hier nicht.',
      ],
    },
    {
      heading: '8. Empfänger',
      paragraphs: [
        'Administratoren Ihres Unternehmens sehen Ihre Kontodaten, Ihre Kolleginnen und Kollegen mit entsprechendem Recht die Bestellungen des Unternehmens.',
        'Außerhalb unseres Hauses erhalten Daten nur, wer sie für uns verarbeitet (Rechenzentrum, E-Mail-Versand) und wer die Ware zustellt. In Länder außerhalb der Europäischen Union übermitteln wir Daten nur, wenn Sie eine Lieferung dorthin bestellen.',
      ],
    },
    {
      heading: '9. Löschung des Kontos',
      paragraphs: [
        'Wird Ihr Konto gelöscht, entfernen wir Name, Benutzername, E-Mail-Adresse, Nummern, Passwort und Anmeldungen. Bestellungen des Unternehmens bleiben bis zum Ablauf der Aufbewahrungsfristen erhalten.',
      ],
    },
    {
      heading: '10. Ihre Rechte',
      paragraphs: [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragung Ihrer Daten (Art. 15 bis 20 DSGVO). Verarbeitungen, die auf berechtigtem Interesse beruhen, können Sie aus Gründen Ihrer besonderen Situation widersprechen (Art. 21 DSGVO).',
        'Viele Angaben ändern Sie selbst in Ihrem Benutzerkonto. Für alles andere genügt eine Nachricht an datenschutz@example.com.',
        'Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren, etwa an Ihrem Wohnort oder Arbeitsplatz.',
      ],
    },
    {
      heading: '11. Pflicht zur Angabe, automatische Entscheidungen',
      paragraphs: [
        'Ohne die als Pflichtfelder gekennzeichneten Angaben können wir kein Konto einrichten und keine Bestellung annehmen. Automatische Entscheidungen über Sie oder Profile bilden wir nicht.',
      ],
    },
  ],
}
