import type { BookView } from '@book-store/contract/schemas/books';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** The books that are running out, with what is left of each. */
export function LowStockTable({ labelledBy, books }: { labelledBy: string; books: BookView[] }) {
  return (
    <table
      aria-labelledby={labelledBy}
      className="w-full border-collapse rounded-card border border-line bg-card text-left"
    >
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="px-4 py-3 font-semibold">
            Book Title
          </th>
          <th scope="col" className="px-4 py-3 text-right font-semibold">
            Copies
          </th>
        </tr>
      </thead>
      <tbody>
        {books.map(({ _id, title, author, stock, hidden }) => (
          <tr key={_id} className="border-b border-line last:border-0">
            <td className="px-4 py-1">
              <Link
                to={paths.editBook.to(_id)}
                className="link inline-flex min-h-11 items-center break-words"
              >
                {title}
              </Link>
              <span className="block pb-2 text-muted empty:hidden">
                {[author, hidden && 'Hidden'].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td className="px-4 py-3 text-right align-top tabular-nums">
              {stock === 0 ? <span className="font-semibold text-bad">Sold out</span> : stock}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
