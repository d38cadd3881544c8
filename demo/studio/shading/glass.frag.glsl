// Panes: what they mirror, and in alpha how much of what lies behind they keep back.
layout(location = 0) out vec4 oGlass;

// Light that a pane mirrors at most: well under a white roof, which mirrors the same lamps.
const float MOST_FROM_LAMPS = 0.12;

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
  float sky = mix(0.004, mix(0.11, 0.05, abs(gNormal.y)), height * height);
  float lamps = 0.7 * mirrored(0.0) * fr;
  lamps *= MOST_FROM_LAMPS / (MOST_FROM_LAMPS + lamps);
  oGlass = vec4(COOL * lamps + vec3(0.86, 0.95, 1.06) * sky + 0.003, clamp(window.tint + fr, 0.0, 1.0));
}
