import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { askingTexts } from './asking-texts.ts';

export const german: TextsOf<typeof askingTexts> = {
  tellMe: {
    title: 'Wohin sollen wir schreiben, sobald es wieder da ist?',
    once: 'Wir schreiben einmal, sobald das Buch wieder bestellt werden kann, und verwenden Ihre Adresse für nichts anderes.',
    privacy: ['Näheres in unserer ', 'Datenschutzerklärung', '.'],
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    send: 'Bescheid geben',
    sending: 'Einen Moment …',
    confirmFirst: (email) =>
      `Bitte bestätigen Sie noch: Wir haben einen Link an ${email} geschickt. Sobald Sie ihn geöffnet haben, schreiben wir Ihnen, wenn das Buch wieder da ist.`,
    done: (email) => `Wir schreiben an ${email}, sobald das Buch wieder da ist.`,
  },
  askForBook: {
    title: 'Fragen Sie uns nach einem Buch',
    intro: 'Sagen Sie uns, was Sie suchen. Jemand aus der Buchhandlung antwortet per E-Mail.',
    book: 'Welches Buch?',
    bookHint: 'Titel, Autor oder ISBN, so weit Sie sie kennen.',
    bookMissing: 'Bitte sagen Sie uns, welches Buch Sie suchen.',
    message: 'Was wir noch wissen sollten',
  },
  contact: {
    title: 'Schreiben Sie uns',
    intro: 'Jemand aus der Buchhandlung antwortet per E-Mail.',
    orderNumber: 'Bestellnummer',
    orderHint: (example) => `Wenn es um eine Bestellung geht, zum Beispiel ${example}.`,
    message: 'Ihre Nachricht',
    messageMissing: 'Bitte geben Sie Ihre Nachricht ein.',
  },
  ask: {
    emailHint: 'Hierhin schreiben wir die Antwort. Wir verwenden Ihre Adresse für nichts anderes.',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    send: 'Absenden',
    sending: 'Wird gesendet …',
    done: (email) => `Vielen Dank, Ihre Frage ist da. Die Antwort schreiben wir an ${email}.`,
  },
  confirmWait: {
    text: 'Drücken Sie auf den Knopf, und wir schreiben an Ihre Adresse, sobald das Buch wieder bestellt werden kann.',
    done: 'Vielen Dank. Wir schreiben Ihnen, sobald das Buch wieder da ist.',
    expired:
      'Dieser Link funktioniert nicht mehr. Bitte fragen Sie noch einmal auf der Seite des Buchs.',
    full: 'Für Ihre Adresse sind schon so viele Bücher vorgemerkt, wie wir uns merken können. Öffnen Sie diesen Link noch einmal, sobald wir Ihnen zu einem davon geschrieben haben.',
    button: 'Bestätigen',
  },
  stopWaiting: {
    text: 'Drücken Sie auf den Knopf, und Sie erhalten keine E-Mails über Bücher mehr, die nicht lieferbar sind.',
    done: 'Wir schreiben Ihnen nicht mehr über Bücher, die nicht lieferbar sind.',
    button: 'Keine E-Mails mehr',
  },
};
