import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { backupsTexts } from './backups-texts.ts';

const kept = (keep: number) => (keep === 1 ? 'die letzte' : `die letzten ${keep}`);

export const german: TextsOf<typeof backupsTexts> = {
  title: 'Sicherungen',
  daily: (keep) =>
    `Der Shop sichert jeden Tag alles, also Bücher, Bilder, Bestellungen und Konten, und behält ${kept(keep)}. Jede Sicherung wird zurückgelesen und verglichen, bevor sie zählt. Sie liegen auf der Festplatte des Shops: Laden Sie ab und zu eine herunter und heben Sie sie woanders auf.`,
  every: (time, keep) =>
    `Der Shop sichert alle ${time} alles, also Bücher, Bilder, Bestellungen und Konten, und behält ${kept(keep)}. Jede Sicherung wird zurückgelesen und verglichen, bevor sie zählt. Sie liegen auf der Festplatte des Shops: Laden Sie ab und zu eine herunter und heben Sie sie woanders auf.`,
  hours: (count) => counted(count, 'Stunde', 'Stunden'),
  minutes: (count) => counted(count, 'Minute', 'Minuten'),
  off: 'Der Shop macht von sich aus keine Sicherungen: Wer den Server betreibt, hat sie abgeschaltet (BACKUP_EVERY).',
  failed: 'Die Sicherungen konnten nicht geladen werden.',
  none: 'Es gibt noch keine Sicherung.',
  late: 'Seit zwei Tagen gibt es keine neue Sicherung.',
  failing: (since) =>
    `Seit ${since} schlagen Sicherungen fehl. Ältere bleiben erhalten. Warum, steht im Protokoll des Servers: Meist ist die Festplatte voll, oder in den Ordner der Sicherungen darf nicht geschrieben werden.`,
  makeNow: 'Jetzt sichern',
  making: 'Eine Sicherung läuft. Sie können währenddessen weiterarbeiten.',
  made: 'Vom',
  size: 'Größe',
  state: 'Stand',
  checked: 'Geprüft',
  megabytes: (size) => `${size} MB`,
  download: 'Herunterladen',
  downloadOf: (at) => `Sicherung vom ${at} herunterladen`,
  restoring: {
    title: 'Wiederherstellen',
    text: 'Das Wiederherstellen ersetzt alles im Shop durch den Inhalt der Sicherung. Deshalb geschieht es auf dem Server und nicht hier: Halten Sie den Shop an, führen Sie diesen Befehl mit der Datei aus und starten Sie den Shop wieder.',
    keepSafe:
      'Eine Sicherung enthält die Adressen und Bestellungen Ihrer Kunden und die Hashwerte aller Passwörter. Bewahren Sie sie so sicher auf wie den Shop selbst.',
  },
};
