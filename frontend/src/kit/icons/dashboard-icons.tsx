import { icon } from './icons.tsx';

export const OverviewIcon = icon(
  <>
    <rect x="3.5" y="3.5" width="7" height="9" rx="1.5" />
    <rect x="13.5" y="3.5" width="7" height="5" rx="1.5" />
    <rect x="13.5" y="11.5" width="7" height="9" rx="1.5" />
    <rect x="3.5" y="15.5" width="7" height="5" rx="1.5" />
  </>,
);
export const AddIcon = icon(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M12 8v8M8 12h8" />
  </>,
);
export const BooksIcon = icon(
  <>
    <path d="M4 4.5h4v15H4zM8 4.5h4v15H8zM4 8h8" />
    <path d="m13 6 3.8-1 3.7 14-3.8 1z" />
  </>,
);
export const ListIcon = icon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />);
export const FolderIcon = icon(
  <path d="M3.5 7.5a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z" />,
);
export const DeliveryIcon = icon(
  <>
    <path d="M2.5 6h11.5v10.5h-5M4.5 16.5h-2V6M14 9.5h4l3.5 3.5v3.5h-2M15.5 16.5H14" />
    <circle cx="6.7" cy="17" r="2" />
    <circle cx="17.5" cy="17" r="2" />
  </>,
);
export const CustomersIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 13.8a6.5 6.5 0 0 1 3.5 5.7" />
  </>,
);
export const DiscountIcon = icon(
  <>
    <path d="M3.5 4.5v6.7a2 2 0 0 0 .6 1.4l7.6 7.6a2 2 0 0 0 2.8 0l5.7-5.7a2 2 0 0 0 0-2.8l-7.6-7.6a2 2 0 0 0-1.4-.6H4.5a1 1 0 0 0-1 1z" />
    <circle cx="8" cy="8.5" r="1.4" />
  </>,
);
export const FiguresIcon = icon(<path d="M4 4v16h16M8 16v-4M12.5 16V7.5M17 16v-6" />);
export const SettingsIcon = icon(
  <>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
  </>,
);
export const MoreIcon = icon(
  <>
    <circle cx="5.5" cy="12" r="1.2" />
    <circle cx="12" cy="12" r="1.2" />
    <circle cx="18.5" cy="12" r="1.2" />
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </>,
);
export const NewsIcon = icon(
  <>
    <path d="M4 5.5h13v12a2 2 0 0 0 3.5 0V9H17M4 5.5v12a2 2 0 0 0 2 2h12.5" />
    <path d="M7.5 9h6M7.5 12.5h6M7.5 16h3" />
  </>,
);
export const BellIcon = icon(
  <>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10z" />
    <path d="M10 19.5a2.2 2.2 0 0 0 4 0" />
  </>,
);
export const LogOutIcon = icon(<path d="M14 4.5H6.5v15H14M10.5 12h10m-4-4 4 4-4 4" />);
