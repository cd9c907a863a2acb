const usual = 'flex min-h-11 items-center break-all hover:underline';
/** Among other links of the dashboard. */
export const contactLink = 'link inline-flex min-h-11 items-center break-all';

/** A telephone number that can be called. */
export function PhoneLink({ phone, className = usual }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
      {phone}
    </a>
  );
}

export function EmailLink({ email, className = usual }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** A text whose line breaks count: an address, the opening hours. */
export function FewLines({ text }: { text: string }) {
  return <p className="break-words whitespace-pre-line">{text}</p>;
}
