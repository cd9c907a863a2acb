import { useEffect } from 'react';

const SHOP = 'Book Store';
const DESCRIPTION =
  'An independent book shop: new releases, classics and good stories, ordered online and paid in cash when they arrive.';

type PageHeadProps = { title?: string; description?: string; hidden?: boolean };

/** Title and description of a page; `hidden` keeps personal pages out of search engines. */
export function PageHead({ title, description = DESCRIPTION, hidden }: PageHeadProps) {
  const full = title ? `${title} · ${SHOP}` : `${SHOP} · New releases and classics`;
  useEffect(() => {
    document.title = full;
    const meta = (name: string) => {
      const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
      if (found) return found;
      const made = document.createElement('meta');
      made.name = name;
      return document.head.appendChild(made);
    };
    meta('description').content = description.slice(0, 300);
    meta('robots').content = hidden ? 'noindex' : 'index, follow';
  }, [full, description, hidden]);
  return null;
}
