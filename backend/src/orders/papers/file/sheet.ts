import PDFDocument from 'pdfkit';
import { runsOf, widthOf } from './fonts.ts';
import { type Style, wrapText } from './wrap-text.ts';

export const TEXT: Style = { size: 10, weight: 400 };
export const STRONG: Style = { size: 10, weight: 600 };
export const SMALL: Style = { size: 8.5, weight: 400 };
export const TITLE: Style = { size: 18, weight: 600 };

const MARGIN = 56;
/** Below the text of a page, for its number. */
const FOOT = 34;

type Element = PDFKit.PDFStructureElement;

/** Where a piece of text stands, from the left margin, and which element of the document it is. */
export type Cell = {
  text: string;
  x: number;
  width: number;
  style: Style;
  align?: 'left' | 'right';
  /** Such as TH; a table's cells have one each. */
  tag?: string;
  /** A second text below it. */
  below?: { text: string; style: Style };
};

type Line = { line: string; style: Style };

const heightOf = ({ size }: Style): number => size * 1.35;

/**
 * A tagged document that is written from top to bottom. Texts are set by runs of letters, each with the font that has
 * them; a row of cells never spans pages.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  private readonly root: Element;
  private readonly bottom: number;
  /** Repeats the head of what continues on a new page. */
  private onNewPage: (() => void) | undefined;
  private y = MARGIN;
  /** The lines of cells, which are measured before they are drawn. */
  private readonly broken = new WeakMap<Cell, Line[]>();

  constructor({ title, language, size }: { title: string; language: string; size: string }) {
    this.doc = new PDFDocument({
      size,
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: { Title: title },
    } as PDFKit.PDFDocumentOptions);
    this.width = this.doc.page.width - 2 * MARGIN;
    this.bottom = this.doc.page.height - MARGIN - FOOT;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  skip(points: number): void {
    this.y += points;
  }

  /** A paragraph or heading over the whole width, or a part of it. */
  text(
    text: string,
    style: Style = TEXT,
    { tag = 'P', x = 0, width = this.width, align = 'left' as Cell['align'] } = {},
  ): void {
    const element = this.doc.struct(tag as never);
    this.root.add(element);
    for (const line of wrapText(text, width, style)) {
      this.room(heightOf(style));
      this.mark(element, tag, () => this.line(line, x, width, style, align));
      this.y += heightOf(style);
    }
    element.end();
  }

  /** Texts beside each other, each beginning at the same height. */
  columns(columns: readonly (() => void)[]): void {
    const top = this.y;
    let end = top;
    for (const column of columns) {
      this.y = top;
      column();
      end = Math.max(end, this.y);
    }
    this.y = end;
  }

  /** A table whose head is repeated on each page. */
  table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    this.room(3 * heightOf(STRONG));
    this.row(
      table,
      head.map((cell) => ({ ...cell, tag: 'TH' })),
    );
    this.rule(1);
    this.onNewPage = () => {
      // Readers have heard it already.
      this.artifact(() => this.cells(head));
      this.rule(1);
    };
    for (const cells of rows) {
      const row = cells.map((cell) => ({ tag: 'TD', ...cell }));
      this.room(this.heightOfRow(row) + 6);
      this.row(table, row);
      this.rule(0.4);
    }
    this.onNewPage = undefined;
    table.end();
  }

  /** A sum with its name, on one line. */
  sum(name: string, amount: string, style: Style = TEXT): void {
    const nameWidth = this.width - 132;
    this.room(heightOf(style) + 6);
    const cells: Cell[] = [
      { text: name, x: 0, width: nameWidth, style, tag: 'P' },
      { text: amount, x: nameWidth + 12, width: 120, style, align: 'right', tag: 'P' },
    ];
    this.cells(cells, (tag, draw) => this.tagged(this.root, tag, draw));
  }

  picture(
    png: Buffer,
    { x, width, height, alt }: { x: number; width: number; height: number; alt: string },
  ): void {
    const figure = this.doc.struct('Figure', { alt });
    this.root.add(figure);
    const content = this.doc.markStructureContent('Figure');
    this.doc.image(png, MARGIN + x, this.y, {
      fit: [width, height],
      align: 'right',
    } as PDFKit.Mixins.ImageOption);
    this.doc.endMarkedContent();
    figure.add(content);
    figure.end();
    this.y += height + 6;
  }

  /** Numbers the pages and returns the file. */
  async end(foot: (page: number, of: number) => string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      this.doc.switchToPage(at);
      this.y = this.doc.page.height - MARGIN;
      this.artifact(() => this.line(foot(at + 1, count), 0, this.width, SMALL, 'right'));
    }
    this.root.end();
    const parts: Buffer[] = [];
    this.doc.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  private room(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
    this.onNewPage?.();
  }

  private row(table: Element, cells: readonly Cell[]): void {
    const row = this.doc.struct('TR');
    table.add(row);
    this.cells(cells, (tag, draw) => this.tagged(row, tag, draw));
    row.end();
  }

  private heightOfRow = (cells: readonly Cell[]): number =>
    Math.max(
      ...cells.map((cell) =>
        this.linesOf(cell).reduce((sum, { style }) => sum + heightOf(style), 0),
      ),
    );

  private linesOf(cell: Cell): Line[] {
    const known = this.broken.get(cell);
    if (known) return known;
    const { text, width, style, below } = cell;
    const linesIn = (of: string, by: Style) =>
      wrapText(of, width, by).map((line) => ({ line, style: by }));
    const lines = [
      ...linesIn(text, style),
      ...(below?.text ? linesIn(below.text, below.style) : []),
    ];
    this.broken.set(cell, lines);
    return lines;
  }

  private cells(
    cells: readonly Cell[],
    within: (tag: string, draw: () => void) => void = (_tag, draw) => draw(),
  ): void {
    const top = this.y + 3;
    for (const cell of cells) {
      within(cell.tag ?? 'TD', () => {
        this.y = top;
        for (const { line, style } of this.linesOf(cell)) {
          this.line(line, cell.x, cell.width, style, cell.align);
          this.y += heightOf(style);
        }
      });
    }
    this.y = top + this.heightOfRow(cells) + 3;
  }

  private tagged(parent: Element, tag: string, draw: () => void): void {
    const options = tag === 'TH' ? { scope: 'Column' } : {};
    const element = this.doc.struct(tag as never, options as never);
    parent.add(element);
    this.mark(element, tag, draw);
    element.end();
  }

  /** A piece of an element: its lines may stand on two pages. */
  private mark(element: Element, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag as never);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  private artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  private rule(thickness: number): void {
    this.artifact(() => {
      this.doc
        .lineWidth(thickness)
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + this.width, this.y)
        .stroke('#1e1a16');
    });
  }

  private line(
    text: string,
    x: number,
    width: number,
    { size, weight }: Style,
    align: Cell['align'] = 'left',
  ): void {
    const indent = align === 'right' ? width - widthOf(text, size, weight) : 0;
    let at = MARGIN + x + indent;
    for (const { face, text: part } of runsOf(text, weight)) {
      this.doc.registerFont(face.name, face.file);
      this.doc.font(face.name).fontSize(size).fillColor('#1e1a16');
      this.doc.text(part, at, this.y, { lineBreak: false });
      at += widthOf(part, size, weight);
    }
  }
}
