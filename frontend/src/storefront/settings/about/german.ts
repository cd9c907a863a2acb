import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { aboutTexts } from './texts.ts';

export const german: TextsOf<typeof aboutTexts> = {
  about: 'Bücher, nach Hause gebracht',
  shelves: (name) => [
    `${name} verkauft Bücher im Internet und liefert sie Ihnen nach Hause. Auf der Startseite sehen Sie, was neu ist und was am meisten verlangt wird. Alles andere steht `,
    'in unseren Regalen',
    ', geordnet nach Genre und Autor, oder lässt sich mit ein paar Worten suchen.',
  ],
  services: 'Was wir für Sie tun',
  cash: 'Sie zahlen bar, wenn sie ankommen. Wir fragen nach keiner Karte und speichern keine.',
  chosen: 'Sie wählen an der Kasse, wie Sie zahlen. Die Nummer einer Karte sehen wir nie.',
  does: (paying) => [
    'Wir packen Ihre Bücher und bringen sie an Ihre Tür.',
    paying,
    'Jede Bestellung können Sie in Ihrem Kundenkonto verfolgen, vom Regal bis an die Tür.',
    'Sie können es sich anders überlegen: Bis wir gepackt haben, lässt sich jede Bestellung stornieren.',
  ],
  leaveOut: 'Was wir weglassen',
  tracking: [
    'Hier wird niemand verfolgt: keine Werbung, kein Tracking, keine Cookies, die Ihnen zusehen. Was wir speichern und warum, steht in unserer ',
    'Datenschutzerklärung',
    '.',
  ],
};
