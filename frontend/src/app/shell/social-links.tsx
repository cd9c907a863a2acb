import type { ReactNode } from 'react';

const networks: { name: string; href: string; mark: ReactNode }[] = [
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    mark: (
      <path d="M14 8.5V7c0-.8.4-1.2 1.3-1.2H17V3h-2.5C11.8 3 10.5 4.6 10.5 6.8v1.7H8v3h2.5V21H14v-9.5h2.5l.5-3z" />
    ),
  },
  {
    name: 'X',
    href: 'https://x.com/',
    mark: <path d="M4 4h4.3l4 5.6L17.1 4H19.5l-6.1 7.1L20 20h-4.3l-4.4-6.1L6 20H3.7l6.5-7.6z" />,
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    mark: (
      <path
        fillRule="evenodd"
        d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z"
      />
    ),
  },
];

export function SocialLinks() {
  return (
    <ul className="flex gap-2">
      {networks.map(({ name, href, mark }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full hover:bg-line"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-5">
              {mark}
            </svg>
            <span className="sr-only">{name} (opens a new window)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
