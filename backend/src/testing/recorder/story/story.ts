import type { Callers } from '../callers.ts';
import type { RecordedShop } from '../open-recorded-shop.ts';

/** Who takes part in the story of a shop, and what happens besides their calls. */
export type Story = Callers &
  Pick<RecordedShop, 'stripe' | 'runJobs'> & {
    /** Lets hours pass, and the jobs run all the while. */
    hours: (count: number) => Promise<void>;
    /** Has Stripe tell the shop what has happened there. */
    stripeTells: () => Promise<void>;
    choosePassword: (password: string) => void;
  };
