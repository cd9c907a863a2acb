import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { mailServerTexts } from './mail-server-texts.ts';

export const german: TextsOf<typeof mailServerTexts> = {
  title: 'Mailserver',
  at: ({ host, port }) => `${host}, Port ${port}`,
  none: 'noch keiner',
  failed: 'Der Mailserver konnte nicht geladen werden.',
  facts: {
    host: 'Server',
    port: 'Port',
    encryption: 'Verschlüsselung',
    signsIn: 'Anmeldung',
    from: 'Absender',
  },
  encryptions: {
    always: 'von Anfang an (TLS)',
    required: 'verlangt (STARTTLS)',
    'if-offered': 'falls angeboten, da auf diesem Rechner',
    off: 'keine: SMTP_URL endet auf ?tls=off',
  },
  withPassword: 'mit Benutzername und Passwort',
  withoutPassword: 'ohne Passwort',
  where:
    'Das steht in SMTP_URL und MAIL_FROM; beide werden dort gesetzt, wo die Anwendung gestartet wird.',
  set: 'Um E-Mails zu senden, setzen Sie diese beiden Variablen, wo die Anwendung gestartet wird (in der Datei .env oder in der Umgebung des Dienstes). Server, Port, Benutzername und Passwort nennt Ihnen Ihr Mailanbieter.',
  example:
    'SMTP_URL=smtp://benutzer:passwort@smtp.example.com:587\nMAIL_FROM=buchhandlung@example.com',
  thenRestart: 'Starten Sie die Anwendung danach neu und senden Sie hier eine Test-E-Mail.',
  noAddress:
    'Um den Mailserver zu testen, tragen Sie unter Einstellungen, Sicherheit Ihre E-Mail-Adresse ein, oder in den Einstellungen die des Shops.',
  test: (to) => `Test-E-Mail an ${to} senden`,
  testing: 'Die Test-E-Mail wird gesendet …',
  sent: (to) =>
    `Der Mailserver hat die Test-E-Mail an ${to} angenommen. Falls sie in einigen Minuten nicht da ist, sehen Sie im Spam-Ordner nach.`,
  next: {
    'wrong-credentials':
      'Prüfen Sie Benutzername und Passwort in SMTP_URL. Manche Anbieter verlangen für Programme ein eigenes Passwort. Sonderzeichen stehen dort als Prozentzeichen mit Code, zum Beispiel %40 für @.',
    'no-encryption':
      'Prüfen Sie den Port in SMTP_URL: smtp:// mit 587 beginnt offen und verschlüsselt dann, smtps:// mit 465 ist von Anfang an verschlüsselt.',
    'bad-certificate':
      'Schreiben Sie den Server in SMTP_URL so, wie Ihr Mailanbieter ihn nennt, nicht als IP-Adresse oder unter einem anderen Namen. Ist es Ihr eigener, erneuern Sie sein Zertifikat.',
    'no-answer':
      'Prüfen Sie Server und Port in SMTP_URL. Viele Hosting-Anbieter sperren Ports für E-Mails: Lassen Sie ihn freischalten, oder versuchen Sie 587 statt 25 oder 465.',
    'refused-sender':
      'Setzen Sie MAIL_FROM auf eine Adresse, von der dieses Konto senden darf: meist seine eigene oder eine, die Sie beim Anbieter bestätigt haben.',
    refused:
      'Prüfen Sie, ob es die Adresse gibt, an die der Test ging, und ob dieses Konto von der Adresse in MAIL_FROM senden darf.',
    later:
      'Warten Sie einige Minuten und versuchen Sie es noch einmal; auch alle anderen E-Mails werden dann wieder versucht.',
    'invalid-address': 'Prüfen Sie die Adresse, an die der Test ging, und MAIL_FROM.',
    'unknown-host': 'Prüfen Sie den Namen des Servers in SMTP_URL auf Tippfehler.',
    'connection-refused':
      'Prüfen Sie Server und Port in SMTP_URL, und ob der Mailserver läuft. Üblich sind die Ports 587 und 465.',
    unreachable:
      'Prüfen Sie Server und Port in SMTP_URL, und ob dieser Rechner Zugang zum Internet hat.',
    failed:
      'Versuchen Sie es in einigen Minuten noch einmal. Bleibt es dabei, steht mehr im Protokoll der Anwendung.',
  },
};
