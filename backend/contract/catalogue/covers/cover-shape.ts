/** The minimum width in pixels, and limits of the ratio of height to width. */
const COVER = { width: 60, flattest: 0.5, slimmest: 3 };

/** Returns why a picture cannot be a cover, which is shown in a frame of 2:3. */
export function coverShapeError({
  width,
  height,
}: {
  width: number;
  height: number;
}): string | undefined {
  if (width < COVER.width) {
    return `This picture is only ${width} ${width === 1 ? 'pixel' : 'pixels'} wide. Choose one of at least ${COVER.width} pixels, better 480.`;
  }
  const ratio = height / width;
  if (ratio >= COVER.flattest && ratio <= COVER.slimmest) return undefined;
  const shape = ratio < 1 ? 'flat' : 'slim';
  return `This picture is too ${shape} for a cover. Choose one that is about half as high again as it is wide.`;
}
