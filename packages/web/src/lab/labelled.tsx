/** A field of the laboratory's form with its label. */

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly children: preact.ComponentChildren;
}

/** @example <Labelled id={id} label="From"><input id={id} /></Labelled> */
export const Labelled = ({ id, label, children }: LabelledProps) => (
  <div class="lab-field">
    <label for={id}>{label}</label>
    {children}
  </div>
);
