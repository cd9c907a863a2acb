const link = 'flex min-h-11 items-center break-all hover:underline';

/** A telephone number that can be called. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
      {phone}
    </a>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={link}>
      {email}
    </a>
  );
}

/** A text whose line breaks count: an address, the opening hours. */
export function FewLines({ text }: { text: string }) {
  return <p className="break-words whitespace-pre-line">{text}</p>;
}
