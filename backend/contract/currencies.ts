const WITHOUT_DECIMALS = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const WITH_THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** By ISO 4217. `Intl` differs for some, such as 0 for the forint. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE.has(currency) ? 3 : 2;
}

const SMALL_UNITS: [scale: number, currencies: string][] = [
  [100, 'AMD CRC DZD HUF ISK JPY KES KZT LKR NPR PKR RSD RUB YER ALL ARS CLP DJF INR JMD MKD NGN'],
  [1000, 'BIF COP CDF IQD KMF KRW MGA MMK MNT MWK RWF SOS SSP TZS UGX XAF XOF XPF VUV GNF PYG KHR'],
  [100_000, 'IDR IRR LAK LBP SYP UZS VND'],
];

/**
 * The rough size of prices compared with dollars, as a power of ten. Scales the highest price, the price ranges
 * of the shelves and the axes of charts.
 */
export const scaleOf = (currency: string): number =>
  SMALL_UNITS.find(([, currencies]) => currencies.includes(currency))?.[0] ?? 1;
