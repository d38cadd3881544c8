// Panes: what they mirror, and in alpha how much of what lies behind they keep back.
layout(location = 0) out vec4 oGlass;

// Light that a pane mirrors at most: well under a white roof, which mirrors the same lamps.
const float MOST_FROM_LAMPS = 0.12;
// A rear screen is as dark as the side windows, which mirror less of the lamps and of the sky at
// its upper edge.
const float MOST_LAMPS_BEHIND = 0.06;
const float MOST_SKY_BEHIND = 0.045;

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
  // All windows mirror a pale sky that darkens towards the belt, the flat windscreen most of it.
  float height = clamp((gPlace.z - beltAt(gPlace.x)) / max(0.1, roofAt(gPlace.x) - beltAt(gPlace.x)), 0.0, 1.0);
  float behind = smoothstep(0.1, 0.4, gNormal.x);
  float sky = mix(0.004, mix(mix(0.11, MOST_SKY_BEHIND, behind), 0.05, abs(gNormal.y)), height * height);
  float mostLamps = mix(MOST_FROM_LAMPS, MOST_LAMPS_BEHIND, behind);
  float lamps = 0.7 * mirrored(0.0) * fr;
  lamps *= mostLamps / (mostLamps + lamps);
  oGlass = vec4(COOL * lamps + vec3(0.86, 0.95, 1.06) * sky + 0.003, clamp(window.tint + fr, 0.0, 1.0));
}
