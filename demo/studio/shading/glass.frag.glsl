// Panes: what they mirror, and in alpha how much of what lies behind they keep back.
layout(location = 0) out vec4 oGlass;

// Light that a pane mirrors at most: well under a white roof, which mirrors the same lamps.
const float MOST_FROM_LAMPS = 0.12;
// A rear screen, which mirrors more of the lamps, is as dark as the side windows.
const float MOST_LAMPS_BEHIND = 0.06;
// How much of the pale sky windscreen and rear screen mirror at their upper edges.
const float SKY_IN_WINDSCREEN = 0.08;
const float SKY_BEHIND = 0.04;
// How much of a long lamp the side windows mirror. It begins at this share of their height.
const float STRIP_ASIDE = 0.075;
const float STRIP_FROM = 0.6;

void main() {
  readFrame();
  lightPixel();
  if (dot(gNormal, gView) < 0.0) {
    // The far pane, from inside.
    oGlass = vec4(vec3(0.004), 0.5);
    return;
  }
  Window window = windowAt(vec3(gPlace.x, abs(gPlace.y), gPlace.z));
  float fr = filtered(0.055);
  // Both screens mirror a sky that darkens towards the belt. Side windows mirror a lamp that has a
  // sharp lower edge and falls a little towards the rear.
  float height = clamp((gPlace.z - beltAt(gPlace.x)) / max(0.1, roofAt(gPlace.x) - beltAt(gPlace.x)), 0.0, 1.0);
  float behind = smoothstep(0.1, 0.4, gNormal.x);
  float aside = smoothstep(0.5, 0.8, abs(gNormal.y));
  float edge = height + 0.02 * gPlace.x;
  float strip = smoothstep(STRIP_FROM, STRIP_FROM + 0.045, edge) * mix(1.0, 0.35, smoothstep(STRIP_FROM + 0.04, 1.0, edge));
  float sky = mix(0.004, mix(SKY_IN_WINDSCREEN, SKY_BEHIND, behind), height * height);
  sky = mix(sky, 0.005 + STRIP_ASIDE * strip, aside);
  float mostLamps = mix(MOST_FROM_LAMPS, MOST_LAMPS_BEHIND, behind);
  float lamps = 0.7 * mirrored(0.0) * fr;
  lamps *= mostLamps / (mostLamps + lamps);
  oGlass = vec4(COOL * lamps + vec3(0.86, 0.95, 1.06) * sky + 0.003, clamp(window.tint + fr, 0.0, 1.0));
}
