import type { Chart, Plugin } from 'chart.js';
import type { ChartColours } from './use-chart-colours.ts';

type LabelOptions = {
  colours: ChartColours;
  format: (value: number) => string;
};

const LINE = 17;
const SWATCH = 9;

/**
 * Writes its value above the highest bar. Several series stand on each other: the highest stack names
 * each of them in the same sequence, with its colour. So no legend is needed.
 */
export const directLabels = ({ colours, format }: LabelOptions): Plugin<'bar'> => ({
  id: 'directLabels',
  afterDatasetsDraw: (chart: Chart<'bar'>) => {
    const { ctx, chartArea } = chart;
    const { datasets } = chart.data;
    const sums = datasets[0]?.data.map((_, at) =>
      datasets.reduce((sum, { data }) => sum + Number(data[at]), 0),
    );
    const highest = Math.max(0, ...(sums ?? []));
    const at = sums?.indexOf(highest) ?? -1;
    const bar = chart.getDatasetMeta(datasets.length - 1).data[at];
    if (highest === 0 || !bar) return;
    const named = datasets.length > 1;
    const lines = datasets.map(({ data, label, backgroundColor }) => {
      const value = format(Number(data[at]));
      return { text: named ? `${label} ${value}` : value, colour: String(backgroundColor) };
    });
    ctx.save();
    ctx.font = `600 13px ${colours.font}`;
    ctx.textBaseline = 'bottom';
    const before = named ? SWATCH + 5 : 0;
    const width = before + Math.max(...lines.map(({ text }) => ctx.measureText(text).width));
    const left = Math.max(Math.min(bar.x - width / 2, chartArea.right - width), chartArea.left);
    for (const [line, { text, colour }] of lines.entries()) {
      const bottom = bar.y - 4 - line * LINE;
      if (named) {
        ctx.fillStyle = colour;
        ctx.fillRect(left, bottom - SWATCH - 4, SWATCH, SWATCH);
      }
      ctx.fillStyle = colours.ink;
      ctx.fillText(text, left + before, bottom);
    }
    ctx.restore();
  },
});
