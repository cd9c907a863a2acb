import { icon } from './icons.tsx';

export const FilterIcon = icon(<path d="M4 7h16M7 12h10m-7 5h4" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
