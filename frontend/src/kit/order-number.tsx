/** The number of an order, which its hyphen does not split. */
export const OrderNumber = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
);
