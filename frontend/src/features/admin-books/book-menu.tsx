import type { ListedBook } from '@book-store/contract/schemas/admin-books';
import { MoreIcon } from '../../shared/ui/dashboard-icons.tsx';
import { usePopover } from '../../shared/use-popover.ts';

type BookMenuProps = { book: ListedBook; onDelete: (book: ListedBook) => void };

/** The rare actions for a book, out of the way of the frequent ones. */
export function BookMenu({ book, onDelete }: BookMenuProps) {
  const { root, button, panel, toggle, close } = usePopover();
  return (
    <div {...root} className="relative shrink-0">
      <button
        {...button}
        type="button"
        onClick={toggle}
        className="grid size-11 place-items-center rounded-field hover:bg-line"
      >
        <span className="sr-only">More for {book.title}</span>
        <MoreIcon />
      </button>
      <div
        {...panel}
        className="absolute right-0 z-20 mt-1 w-max rounded-card border border-line bg-card py-1 shadow-cover"
      >
        <button
          type="button"
          aria-describedby={`book-${book._id}`}
          onClick={() => {
            close();
            onDelete(book);
          }}
          className="min-h-11 w-full px-4 text-left text-bad hover:bg-wash"
        >
          Delete
        </button>
      </div>
    </div>
  );
}
