/** Countries whose offices use letter paper. */
const LETTER = 'CA CL CO CR DO GT HN MX NI PA PE PH PR SV US VE';

/** The size of a whole page in a country; A4 where it is unknown. */
export const pageSizeIn = (country: string | undefined): 'A4' | 'Letter' =>
  country !== undefined && LETTER.split(' ').includes(country) ? 'Letter' : 'A4';
