import { journey } from './journey.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Declares journeys for a phone and for a laptop. */
export function onPhoneAndLaptop(declare: () => void): void {
  for (const viewport of SIZES) {
    journey.describe(`at ${viewport.width} px`, () => {
      journey.use({ viewport });
      declare();
    });
  }
}
