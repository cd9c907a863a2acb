/** Carriers with their tracking URL, where `%` stands for the parcel's number. */
export const CARRIERS = [
  ['DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=%'],
  ['UPS', 'https://www.ups.com/track?tracknum=%'],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr=%'],
  ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=%'],
  ['DPD', 'https://tracking.dpd.de/status/en_US/parcel/%'],
  ['GLS', 'https://gls-group.com/GROUP/en/parcel-tracking?match=%'],
  ['Hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#%'],
  ['Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/%'],
  ['Evri', 'https://www.evri.com/track/parcel/%'],
  ['An Post', 'https://www.anpost.com/Post-Parcels/Track/History?item=%'],
  ['La Poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code=%'],
  ['Chronopost', 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=%'],
  ['PostNL', 'https://jouw.postnl.nl/track-and-trace/%'],
  ['bpost', 'https://track.bpost.cloud/btr/web/#/search?itemCode=%'],
  [
    'Correos',
    'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=%',
  ],
  ['Österreichische Post', 'https://www.post.at/sv/sendungsdetails?snr=%'],
  ['Swiss Post', 'https://www.post.ch/swisspost-tracking?formattedParcelCodes=%'],
  ['PostNord', 'https://tracking.postnord.com/en/tracking?id=%'],
  ['InPost', 'https://inpost.pl/sledzenie-przesylek?number=%'],
  ['Poste Italiane', 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/%'],
  ['Canada Post', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=%'],
  ['Australia Post', 'https://auspost.com.au/mypost/track/#/details/%'],
  ['Japan Post', 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=%'],
  ['Yamato', 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=%'],
  ['Sagawa', 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=%'],
  ['Delhivery', 'https://www.delhivery.com/track/package/%'],
  ['Aramex', 'https://www.aramex.com/track/results?ShipmentNumber=%'],
] as const;

/** Any other carrier; it may have a tracking URL of its own. */
export const OTHER_CARRIER = 'other';
export const CARRIER_NAMES: readonly string[] = [...CARRIERS.map(([name]) => name), OTHER_CARRIER];

export const TRACKING_NUMBER_MAX = 60;
export const TRACKING_URL_MAX = 500;

type Tracking = { carrier: string; number: string; url?: string | null | undefined };

/** Undefined if there is no tracking page. */
export function trackingUrl({ carrier, number, url }: Tracking): string | undefined {
  const template = CARRIERS.find(([name]) => name === carrier)?.[1];
  return template ? template.replace('%', () => encodeURIComponent(number)) : (url ?? undefined);
}
