/** Draws the shop's mark in one colour, centred on x, y: a sun rising from an open book. */
export function mark(x: number, y: number, color: string, size = 40): string {
  const scale = size / 40;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}">
    <path d="M-11 1A11 11 0 0 1 11 1L0 5.6Z"/>
    <path d="M-20 0L-1.6 8V20L-20 12Z"/>
    <path d="M20 0L1.6 8V20L20 12Z"/>
  </g>`;
}
