import type { Callers } from '../callers.ts';
import type { RecordedShop } from '../open-recorded-shop.ts';

/** Who takes part in a shop's story, and what happens besides their calls. */
export type Story = Callers &
  Pick<RecordedShop, 'stripe' | 'runJobs'> & {
    /** Advances the clock by hours and runs the jobs meanwhile. */
    hours: (count: number) => Promise<void>;
    /** Delivers Stripe's events to the shop. */
    stripeTells: () => Promise<void>;
    choosePassword: (password: string) => void;
  };
