import type { TeamLetterTexts } from './team-english.ts';

const NOT_ME =
  'Wenn Sie es nicht waren, melden Sie sich an und ändern Sie sofort Ihr Passwort, oder bitten Sie einen anderen Inhaber, Ihre Sitzungen zu beenden; auf dem Server setzt „npm run admin -- passwd“ ein neues.';

const RESET =
  'Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort, und bitten Sie einen anderen Inhaber, Ihren zweiten Faktor zurückzusetzen; auf dem Server geht es mit „npm run admin -- reset-second-factor“.';

export const teamGerman: TeamLetterTexts = {
  invitation: {
    subject: 'Sie sind eingeladen, in unserem Shop mitzuarbeiten',
    first: (by) =>
      `${by} lädt Sie in die Verwaltung unseres Shops ein. Der Link funktioniert einmal und einen Tag lang. Bitte leiten Sie diese Mail nicht weiter: Wer den Link zuerst öffnet, erhält den Zugang.`,
    button: 'Einladung annehmen',
    closing: 'Wenn Sie das nicht erwartet haben, brauchen Sie nichts zu tun.',
  },
  password: {
    subject: 'Neues Passwort für die Verwaltung festlegen',
    first: (username) =>
      `Jemand, hoffentlich Sie selbst, hat ein neues Passwort für ${username} angefordert. Der Link funktioniert einmal und eine Stunde lang.`,
    button: 'Neues Passwort festlegen',
    closing:
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  email: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    first: (username) =>
      `${username} möchte diese Adresse für die Verwaltung unseres Shops verwenden. Der Link funktioniert einmal und eine Stunde lang.`,
    button: 'Diese Adresse verwenden',
    closing: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Es ändert sich nichts.',
  },
  joined: {
    subject: 'Sie arbeiten jetzt in unserem Shop mit',
    first: (username) =>
      `Ihre Einladung wurde angenommen, mit dem Benutzernamen ${username}. Wenn Sie es nicht waren, hat jemand anderes den Link geöffnet: Sagen Sie es dem, der Sie eingeladen hat, damit dieser Zugang entfernt wird.`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    first: (username) =>
      `Das Passwort von ${username} für die Verwaltung unseres Shops wurde geändert. Alle Sitzungen sind beendet. ${NOT_ME}`,
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    first: (username) =>
      `${username} verwendet diese Adresse nicht mehr für die Verwaltung unseres Shops. ${NOT_ME}`,
  },
  roleChanged: {
    subject: 'Ihre Rolle wurde geändert',
    first: (username) =>
      `${username} hat in der Verwaltung unseres Shops jetzt eine andere Rolle und muss sich neu anmelden. Wenn Sie das nicht erwartet haben, fragen Sie bitte den Inhaber.`,
  },
  removed: {
    subject: 'Ihr Zugang zu unserem Shop ist beendet',
    first: (username) =>
      `${username} hat keinen Zugang mehr zur Verwaltung unseres Shops. Wenn Sie das nicht erwartet haben, fragen Sie bitte den Inhaber.`,
  },
  secondFactorOn: {
    subject: 'Ihr zweiter Faktor ist eingerichtet',
    first: (username) =>
      `${username} meldet sich in der Verwaltung unseres Shops jetzt zusätzlich mit dem Code einer App an. Alle anderen Sitzungen sind beendet. ${RESET}`,
  },
  secondFactorOff: {
    subject: 'Ihr zweiter Faktor ist abgeschaltet',
    first: (username) =>
      `${username} meldet sich in der Verwaltung unseres Shops wieder allein mit dem Passwort an. Alle anderen Sitzungen sind beendet. ${NOT_ME}`,
  },
  secondFactorReset: {
    subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
    first: (username) =>
      `Ein Inhaber unseres Shops hat den zweiten Faktor von ${username} entfernt, und alle Sitzungen sind beendet. Bitte melden Sie sich mit Ihrem Passwort an und richten Sie einen neuen ein. Wenn Sie nicht darum gebeten haben, fragen Sie bitte den Inhaber.`,
  },
  recoveryCodesDrawn: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    first: (username) =>
      `${username} hat neue Wiederherstellungscodes für die Verwaltung unseres Shops; die alten funktionieren nicht mehr. ${RESET}`,
  },
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    first: (username) =>
      `Einer der Wiederherstellungscodes von ${username} wurde in der Verwaltung unseres Shops benutzt. Er funktioniert kein zweites Mal. Wenn Ihre App verloren ist, richten Sie unter Einstellungen, Sicherheit eine andere ein. ${RESET}`,
  },
  wrongCodes: {
    subject: 'Vielleicht kennt jemand Ihr Passwort',
    first: (username) =>
      `Für ${username} wurde in der Verwaltung unseres Shops das richtige Passwort eingegeben, und danach fünf falsche Codes. Wenn Sie das waren, vergleichen Sie die Uhr Ihres Telefons oder benutzen Sie einen Wiederherstellungscode. Wenn es jemand anders war, ändern Sie sofort Ihr Passwort: Bisher ist niemand hineingekommen, und weitere Codes müssen warten.`,
  },
};
