import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** Creates a stroke icon on a 24 by 24 grid, in the text colour. */
export const icon =
  (strokes: ReactNode) =>
  ({ className = 'size-6' }: IconProps) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {strokes}
    </svg>
  );

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const CartIcon = icon(
  <>
    <path d="M3 4h2.2l2.3 11.2h10.2L20 7.5H6" />
    <circle cx="9" cy="19.5" r="1.3" />
    <circle cx="16.5" cy="19.5" r="1.3" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  </>,
);
export const ArrowLeftIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ArrowRightIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const HeartIcon = icon(
  <path d="M12 20C5.5 15.5 3.5 12.2 3.5 9a4.6 4.6 0 0 1 8.5-2.4A4.6 4.6 0 0 1 20.5 9c0 3.2-2 6.5-8.5 11z" />,
);
export const BellIcon = icon(
  <path d="M6 16.5c1-1 1.5-2.5 1.5-6a4.5 4.5 0 0 1 9 0c0 3.5.5 5 1.5 6zm4.5 3h3M12 4v2" />,
);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const ShareIcon = icon(
  <>
    <path d="M12 15V3.5m-4 4 4-4 4 4" />
    <path d="M7.5 11H5v9.5h14V11h-2.5" />
  </>,
);
export const EnlargeIcon = icon(<path d="M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);

export const FilterIcon = icon(<path d="M4 7h16M7 12h10m-7 5h4" />);
