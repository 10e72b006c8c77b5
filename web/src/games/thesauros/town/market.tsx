// The flea market: a stall for each price, with the maps that are for sale there.
import { seen } from "../../cards/seen";
import { Icon } from "../art/pieces";
import { agreed, dollars, useBoard, word } from "../board";
import { Spot, Text } from "../spot";
import { marketPrices, priceOf } from "../view";
import { HOUSES } from "./house";

export function Market() {
  const board = useBoard();
  const { view, say } = board;
  const { x, y, w } = HOUSES["3"]!;
  const prices = marketPrices(view.setup.players);
  const step = (w - 46) / prices.length;
  const wide = step - 3;
  return (
    <>
      {prices.map((price, stall) => {
        const { number, count } = view.board.market[stall] ?? { number: 0, count: 0 };
        const sx = x + 5 + stall * step;
        const sold = count === 0;
        const middle = sx + wide / 2;
        const cost = agreed((board.lit.get(`map:${number}`) ?? []).map(priceOf)) ?? price;
        const face = (
          <>
            <rect x={sx} y={y + 36} width={wide} height="68" rx="3" className="thes-stall" />
            <path
              d={`M${sx - 1} ${y + 35}h${wide + 2}v12q-${(wide + 2) / 6} 5-${(wide + 2) / 3} 0t-${(wide + 2) / 3} 0t-${(wide + 2) / 3} 0z`}
              className={sold ? "thes-flap" : "thes-flap thes-flap-full"}
            />
            <Text x={middle} y={y + 46.5} size={11} bold className={sold ? "thes-soft" : "thes-on-dark"}>
              {dollars(cost)}
            </Text>
            {!sold && (
              <>
                {count > 1 && <Icon of="map" x={middle - 9} y={y + 54} size={27} />}
                <Icon of="map" x={middle - 13} y={y + 58} size={27} />
                <Text x={middle} y={y + 77} size={14} bold className="thes-on-paper">
                  {number}
                </Text>
                {count > 1 && (
                  <Text x={middle} y={y + 99} size={11.5} bold>
                    {`×${count}`}
                  </Text>
                )}
              </>
            )}
          </>
        );
        return sold ? (
          <g key={stall} aria-hidden="true">
            {face}
          </g>
        ) : (
          <Spot
            key={stall}
            ids={`map:${number}`}
            label={say("cli.thesauros.plain.map", number, cost, count)}
            x={sx}
            y={y + 36}
            w={wide}
            h={68}
            mark={`map:${number}`}
          >
            {face}
          </Spot>
        );
      })}
      <g {...seen("map_reserve", word(say)("maps_left", view.board.reserve_size))}>
        <Icon of="map" x={x + w - 38} y={y + 46} size={26} />
        <Text x={x + w - 24} y={y + 64} size={11} bold most={19} className="thes-on-paper">
          {`+${view.board.reserve_size}`}
        </Text>
        <Text x={x + w - 22} y={y + 88} size={11} most={38} className="thes-soft">
          {say("cli.thesauros.zones.sale")}
        </Text>
      </g>
    </>
  );
}
